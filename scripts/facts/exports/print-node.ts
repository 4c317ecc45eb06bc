import ts from 'typescript';
import {nameOf} from './names';
import type {Printing} from './print-structure';
import {joinUnion, type Wanted, wrap} from './union-text';

/** The exported type that a node refers to by name. */
const publicSymbol = (node: ts.TypeReferenceNode, {checker, names}: Printing): ts.Symbol | undefined => {
	const symbol = checker.getSymbolAtLocation(node.typeName);
	const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
	return target && names.isPublic(target) ? target : undefined;
};

/** A type as it was declared, which keeps the order and the names that people chose. */
export const printNode = (node: ts.TypeNode, printing: Printing, wanted: Wanted = {}): string => {
	if (ts.isUnionTypeNode(node)) {
		return joinUnion(
			node.types.map((part) => printNode(part, printing)),
			wanted,
		);
	}

	if (ts.isParenthesizedTypeNode(node)) {
		return printNode(node.type, printing, wanted);
	}

	if (ts.isArrayTypeNode(node)) {
		return `${wrap(printNode(node.elementType, printing))}[]`;
	}

	const symbol = ts.isTypeReferenceNode(node) ? publicSymbol(node, printing) : undefined;
	return symbol
		? nameOf(symbol, (node as ts.TypeReferenceNode).typeArguments?.map((argument) => printNode(argument, printing)) ?? [])
		: printing.print(printing.checker.getTypeFromTypeNode(node), 0, wanted);
};
