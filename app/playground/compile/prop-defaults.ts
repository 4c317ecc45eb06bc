import type {SyntaxNode} from '@lezer/common';
import {childrenOf, literalValue, parse, textOf} from './syntax';

export type PropDefault = string | number | boolean;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction'];

/** The first function among the children of a node. */
export const functionIn = (node: SyntaxNode | null | undefined): SyntaxNode | undefined =>
	node ? childrenOf(node).find(({name}) => FUNCTIONS.includes(name)) : undefined;

/** The function that a top-level name refers to. */
const functionNamed = (code: string, top: SyntaxNode, wanted: string): SyntaxNode | undefined => {
	const declared = childrenOf(top).flatMap((statement) => (statement.name === 'ExportDeclaration' ? childrenOf(statement) : [statement]));
	return declared
		.filter((node) => {
			const definition = node.getChild('VariableDefinition');
			return definition && textOf(code, definition) === wanted;
		})
		.map((node) => (node.name === 'FunctionDeclaration' ? node : functionIn(node)))
		.find((found) => found !== undefined);
};

const defaultFunction = (code: string): SyntaxNode | undefined => {
	const top = parse(code).topNode;
	const exported = childrenOf(top).find((node) => node.name === 'ExportDeclaration' && node.getChild('default'));
	const name = exported?.getChild('VariableName');
	return name ? functionNamed(code, top, textOf(code, name)) : functionIn(exported);
};

/** The default values of the props that a module's default export destructures, if they are literals, in the order of the code. */
export const readPropDefaults = (code: string): Record<string, PropDefault> => {
	const pattern = defaultFunction(code)?.getChild('ParamList')?.getChild('ObjectPattern');
	const entries = (pattern?.getChildren('PatternProperty') ?? []).flatMap((property): [string, PropDefault][] => {
		const name = property.getChild('PropertyName') ?? property.getChild('VariableDefinition');
		const value = property.getChild('Equals')?.nextSibling;
		const literal = value ? literalValue(textOf(code, value)) : undefined;
		return name && literal !== undefined ? [[textOf(code, name), literal]] : [];
	});
	return Object.fromEntries(entries);
};
