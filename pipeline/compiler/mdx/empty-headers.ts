import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Makes plain cells of those at the head of a table that say nothing: screen readers would announce an empty heading. */
export const markEmptyHeaders = (tree: Root): void =>
	visit(tree, 'table', ({children: [head]}) => {
		for (const cell of head?.children ?? []) {
			if (cell.children.length === 0) {
				cell.data = {...cell.data, hName: 'td'};
			}
		}
	});
