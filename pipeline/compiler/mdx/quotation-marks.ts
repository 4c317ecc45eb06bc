import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {typographic} from '../../base/text/typographic';

/** Stands for a link, code or the like before a text: a mark after it closes. */
const SOMETHING = 'x';

/** Sets the apostrophes and quotation marks of the prose of a page, in all of its forms; code is other nodes. */
export const setQuotationMarks = (tree: Root): void => {
	visit(tree, 'text', (node, index = 0, parent) => {
		const before = parent?.children[index - 1];
		node.value = typographic(node.value, before && before.type !== 'break' ? SOMETHING : undefined);
	});
};
