import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '../../../pipeline/base/text/line-at';
import {childrenOf, literalValue, parse, textOf} from './syntax';

/** An import, with the position of its specifier and its statement. */
export type Import = {specifier: string; from: number; to: number; statement: SyntaxNode};

/** The modules that code imports or re-exports from, including types. */
export const readImports = (code: string): Import[] => {
	const found: Import[] = [];
	parse(code).iterate({
		enter({name, node}) {
			if (name === 'ImportDeclaration' || name === 'ExportDeclaration') {
				const source = node.getChild('String');
				const specifier = source ? literalValue(textOf(code, source)) : undefined;
				if (source && typeof specifier === 'string') {
					found.push({specifier, from: source.from, to: source.to, statement: node});
				}
			}

			return name === 'Script';
		},
	});
	return found;
};

/** A name that code imports from a package. */
export type ImportedName = {specifier: string; name: string; line: number};

type Binding = {name: string; local: string; at: number};

/** The named imports of a statement, without types and defaults. */
const bindingsOf = (code: string, statement: SyntaxNode): Binding[] => {
	const group = statement.getChild('ImportGroup');
	const found: Binding[] = [];
	let parts: SyntaxNode[] = [];
	for (const node of group ? childrenOf(group) : []) {
		if (node.name === ',' || node.name === '}') {
			const [first] = parts;
			const last = parts.at(-1);
			if (first?.name.startsWith('Variable') && last) {
				found.push({name: textOf(code, first), local: textOf(code, last), at: first.from});
			}

			parts = [];
		} else if (node.name !== '{') {
			parts.push(node);
		}
	}

	return found;
};

/** The names that code uses at run time, rather than only in types. */
const usedNames = (code: string): Set<string> => {
	const used = new Set<string>();
	parse(code).iterate({
		enter({name, node}) {
			const isRead =
				name === 'VariableName' || name === 'PropertyDefinition' || (name === 'JSXIdentifier' && node.parent?.name !== 'JSXAttribute');
			if (isRead) {
				used.add(textOf(code, node));
			}

			return name !== 'ImportDeclaration';
		},
	});
	return used;
};

/** The names that code imports from packages and uses at run time. */
export const readImportedNames = (code: string): ImportedName[] => {
	const used = usedNames(code);
	return readImports(code)
		.filter(({specifier, statement}) => !specifier.startsWith('.') && !statement.getChild('type'))
		.flatMap(({specifier, statement}) =>
			bindingsOf(code, statement)
				.filter(({local}) => used.has(local))
				.map(({name, at}) => ({specifier, name, line: lineAt(code, at)})),
		);
};
