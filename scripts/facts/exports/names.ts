import type ts from 'typescript';

/** Which types readers know by name. */
export type Names = {
	/** The one name under which packages export a union, whatever alias it was reached by. */
	unionName(type: ts.Type): string | undefined;
	/** Whether a symbol is exported by a package of the toolkit. */
	isPublic(symbol: ts.Symbol): boolean;
	/** Whether a declaration is in a package of the toolkit. */
	isToolkit(declaration: ts.Declaration): boolean;
};

/** Whether a reader can look a symbol up: packages export it, or it comes from elsewhere. */
export const isNamed = (symbol: ts.Symbol, names: Names): boolean =>
	names.isPublic(symbol) || !symbol.declarations?.some((declaration) => names.isToolkit(declaration));

/** A symbol's name as code writes it, with its type arguments. */
export const nameOf = (symbol: ts.Symbol, args: readonly string[] = []): string => {
	const {parent} = symbol as {parent?: ts.Symbol};
	const name = parent && ['React', 'JSX'].includes(parent.name) ? `${parent.name}.${symbol.name}` : symbol.name;
	return args.length > 0 ? `${name}<${args.join(', ')}>` : name;
};
