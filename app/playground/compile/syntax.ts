import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/javascript';

const tsx = parser.configure({dialect: 'ts jsx'});

/** Parses TypeScript with JSX. */
export const parse = (code: string): Tree => tsx.parse(code);

/** The source text of a node. */
export const textOf = (code: string, {from, to}: Pick<SyntaxNode, 'from' | 'to'>): string => code.slice(from, to);

/** All children of a node, in order. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
	const children: SyntaxNode[] = [];
	for (let child = node.firstChild; child; child = child.nextSibling) {
		children.push(child);
	}

	return children;
};

/** The value of a boolean, number or string literal; undefined for other expressions. */
export const literalValue = (text: string): string | number | boolean | undefined => {
	if (text === 'true' || text === 'false') {
		return text === 'true';
	}

	if (/^-?(\d+(\.\d+)?|\.\d+)$/.test(text)) {
		return Number(text);
	}

	return /^(['"`])((?:(?!\1)[^\\\n$])*)\1$/.exec(text)?.[2];
};
