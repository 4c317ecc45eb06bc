import type {Root, Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';

/** How many characters fit side by side into a table on a phone. Each column takes some of the room for its margins. */
const roomOnPhone = (columns: number): number => 46 - 3 * columns;

/** A table with more columns is a grid of signs to compare. It scrolls instead. */
const MOST_STACKED = 6;

const longest = (words: string[]): number => Math.max(0, ...words.map(({length}) => length));

const hasCode = (cell: TableCell | undefined): boolean => {
	let found = false;
	if (cell) {
		visit(cell, 'inlineCode', () => {
			found = true;
			return EXIT;
		});
	}

	return found;
};

/** Whether the cells of a row are stacked on a phone: names above what is said of them, and whatever is too wide. */
const isStacked = ({children: [head, ...rows]}: Table): boolean => {
	const heads = head?.children ?? [];
	if (heads.length <= 2) {
		return rows.some(({children: [name]}) => hasCode(name));
	}

	const width = heads
		.map((cell, column) => longest([...textOf(cell).split(' '), ...rows.map(({children}) => textOf(children[column]))]))
		.reduce((sum, each) => sum + each, 0);
	return heads.length <= MOST_STACKED && width > roomOnPhone(heads.length);
};

/**
 * Marks the code in tables, which breaks differently there, and the tables that phones show as a list. From three columns on, each
 * cell of those needs the name of its column beside it.
 */
export const markTables = (tree: Root): void =>
	visit(tree, 'table', (table) => {
		visit(table, 'inlineCode', (code) => {
			code.data = {...code.data, hProperties: {dataCell: true}};
		});
		if (!isStacked(table)) {
			return;
		}

		table.data = {...table.data, hProperties: {className: 'stacked'}};
		const [head, ...rows] = table.children;
		const labels = (head?.children ?? []).map((cell) => textOf(cell));
		for (const {children} of labels.length > 2 ? rows : []) {
			for (const [column, cell] of children.entries()) {
				if (column > 0 && labels[column]) {
					cell.data = {...cell.data, hProperties: {dataLabel: labels[column]}};
				}
			}
		}
	});
