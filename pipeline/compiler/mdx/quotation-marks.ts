import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {typographic} from '../../base/text/typographic';

/** Stands for a link, code or the like directly before a text, after which a quotation mark is a closing one. */
const SOMETHING = 'x';

/** Sets the apostrophes and quotation marks of a page's prose. Code isn't in text nodes, so it stays as it is. */
export const setQuotationMarks = (tree: Root): void => {
	visit(tree, 'text', (node, index = 0, parent) => {
		const before = parent?.children[index - 1];
		node.value = typographic(node.value, before && before.type !== 'break' ? SOMETHING : undefined);
	});
};
