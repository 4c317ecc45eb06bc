import ts from 'typescript';
import {isNamed, type Names, nameOf} from './names';
import {printNode} from './print-node';
import {type Printing, printPlain, printStructure} from './print-structure';
import {type Wanted, wrap} from './union-text';

/** With `optional` the text says nothing of `undefined`. */
export type Printer = {
	type(type: ts.Type, wanted?: Wanted): string;
	/** The type as it was declared, which keeps the order and the names that people chose. */
	node(node: ts.TypeNode, wanted?: Wanted): string;
	/** What the type is made of, even if it has a name. */
	structure(type: ts.Type): string;
};

/** Types that the compiler prints as readers know them. */
const PLAIN = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess;

/** The type by the name of its alias, if it has one that readers know. */
const printAlias = ({aliasSymbol, aliasTypeArguments = []}: ts.Type, depth: number, {names, print}: Printing): string | undefined =>
	aliasSymbol && isNamed(aliasSymbol, names)
		? nameOf(
				aliasSymbol,
				aliasTypeArguments.map((argument) => print(argument, depth)),
			)
		: undefined;

/** A class or an interface that readers know by name. */
const isDeclared = ({symbol}: ts.Type, names: Names): boolean =>
	Boolean(symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) && isNamed(symbol, names);

const printDeclared = (type: ts.Type, args: readonly ts.Type[], depth: number, {print}: Printing): string => {
	const parameters = (type as ts.InterfaceType).typeParameters ?? [];
	const given = parameters.length > 0 ? args.slice(0, parameters.length) : args.filter((argument) => argument.symbol !== type.symbol);
	return nameOf(
		type.symbol,
		given.map((argument) => print(argument, depth)),
	);
};

/** The type without its alias. */
const printUnnamed = (type: ts.Type, depth: number, wanted: Wanted, printing: Printing): string => {
	const {checker, names, print} = printing;
	if (checker.isTupleType(type)) {
		return printPlain(type, checker);
	}

	const args = type.flags & ts.TypeFlags.Object ? checker.getTypeArguments(type as ts.TypeReference) : [];
	if (checker.isArrayType(type)) {
		const element = wrap(print(args[0]!, depth));
		return type.symbol.name === 'ReadonlyArray' ? `readonly ${element}[]` : `${element}[]`;
	}

	if (isDeclared(type, names)) {
		return printDeclared(type, args, depth, printing);
	}

	return type.flags & PLAIN ? printPlain(type, checker) : printStructure(type, depth, wanted, printing);
};

const tidy = (text: string): string => text.replaceAll('<ArrayBufferLike>', '');

/** Makes text of types: names where readers know them, structure where they do not. */
export const createPrinter = (checker: ts.TypeChecker, names: Names): Printer => {
	const printing: Printing = {
		checker,
		names,
		open: new Set(),
		print: (type, depth, wanted = {}) => printAlias(type, depth, printing) ?? printUnnamed(type, depth, wanted, printing),
	};
	return {
		type: (type, wanted) => tidy(printing.print(type, 0, wanted)),
		node: (node, wanted) => tidy(printNode(node, printing, wanted)),
		structure: (type) => tidy(printUnnamed(type, 0, {}, printing)),
	};
};
