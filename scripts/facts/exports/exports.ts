import ts from 'typescript';
import type {ToolkitPackage} from '../packages';

/** One thing that users can import: `id` is `entry#name`. */
export type Exported = {id: string; entry: string; packageName: string; name: string; symbol: ts.Symbol};

const resolve = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
	symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** All exports of all entry points, sorted by entry point and name. */
export const listExports = (packages: ToolkitPackage[], program: ts.Program): Exported[] => {
	const checker = program.getTypeChecker();
	return packages.flatMap(({name: packageName, entries}) =>
		entries.flatMap(({name: entry, declarations}) => {
			const source = program.getSourceFile(declarations);
			const module = source && checker.getSymbolAtLocation(source);
			return (module ? checker.getExportsOfModule(module) : [])
				.map((symbol) => ({id: `${entry}#${symbol.name}`, entry, packageName, name: symbol.name, symbol: resolve(symbol, checker)}))
				.filter(({name}) => name !== 'default' && name !== '__esModule')
				.sort((a, b) => (a.name < b.name ? -1 : 1));
		}),
	);
};

const homeOf = (symbol: ts.Symbol): string => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';

/**
 * For each symbol the export that is described in full; its other names only point there. It is the one of the
 * package that declares it, under its own name, from the shortest entry point.
 */
export const canonicalExports = (all: Exported[], packages: ToolkitPackage[]): Map<ts.Symbol, Exported> => {
	const dirs = new Map(packages.map(({name, dir}) => [name, `${dir}/`]));
	const rank = ({packageName, symbol, name, entry}: Exported): string =>
		[
			homeOf(symbol).startsWith(dirs.get(packageName)!) ? 0 : 1,
			name === symbol.name ? 0 : 1,
			String(entry.length).padStart(3, '0'),
			entry,
			name,
		].join(' ');
	const canonical = new Map<ts.Symbol, Exported>();
	for (const exported of all) {
		const known = canonical.get(exported.symbol);
		if (!known || rank(exported) < rank(known)) {
			canonical.set(exported.symbol, exported);
		}
	}

	return canonical;
};
