import type {SyntaxNode} from '@lezer/common';
import {literalValue, parse, textOf} from './syntax';

/** A module that another one is taken from, where its specifier stands, and the statement. */
export type Import = {specifier: string; from: number; to: number; statement: SyntaxNode};

/** What a module imports or exports from elsewhere, types included. */
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
