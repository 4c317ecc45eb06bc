import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Turns empty header cells into plain cells: screen readers would announce an empty header. */
export const markEmptyHeaders = (tree: Root): void =>
	visit(tree, 'table', ({children: [head]}) => {
		for (const cell of head?.children ?? []) {
			if (cell.children.length === 0) {
				cell.data = {...cell.data, hName: 'td'};
			}
		}
	});
