import type {List, ListItem, PhrasingContent, Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {paragraph, text} from '../../../prose/mdast';

/** From this many tables with the same head on a page, the head is hidden, since it says nothing new. An empty one always is. */
const MIN_REPEATED = 3;

const SIGN = ': ';

const isName = (node: PhrasingContent): boolean => node.type === 'link' && node.children.every(({type}) => type === 'inlineCode');

const isBetweenNames = (node: PhrasingContent): boolean => node.type === 'text' && /^(, | and | or )$/.test(node.value);

type Entry = {names: PhrasingContent[]; said: PhrasingContent[]};

/** An item of names that lead to their pages, and what is said of them after a colon. */
const entryOf = ({children: [first, ...others]}: ListItem): Entry | undefined => {
	const inside = first?.type === 'paragraph' && others.length === 0 ? first.children : [];
	const at = inside.findIndex((node) => node.type === 'text' && node.value.startsWith(SIGN));
	const names = inside.slice(0, at);
	const sign = inside[at];
	return at > 0 && sign?.type === 'text' && isName(names[0]!) && names.every((node) => isName(node) || isBetweenNames(node))
		? {names, said: [text(sign.value.slice(SIGN.length)), ...inside.slice(at + 1)]}
		: undefined;
};

/** The colon stays for screen readers and for copied text. On screen, the names are a column of their own. */
const hiddenSign = (): PhrasingContent => ({
	type: 'emphasis',
	data: {hName: 'span', hProperties: {className: 'visually-hidden'}},
	children: [text(SIGN)],
});

const toColumns = (list: List): void => {
	const entries = list.ordered ? [] : list.children.map(entryOf);
	if (entries.length === 0 || !entries.every((entry) => entry !== undefined)) {
		return;
	}

	list.data = {...list.data, hProperties: {className: 'names'}};
	list.spread = true;
	list.children = list.children.map((item, index) => {
		const {names, said} = entries[index]!;
		return {...item, spread: true, children: [paragraph(...names, hiddenSign()), paragraph(...said)]};
	});
};

const withoutHead = (table: Table): void => {
	const classes = String(table.data?.hProperties?.className ?? '');
	table.data = {...table.data, hProperties: {className: `${classes} names`.trim()}};
	const head = table.children[0]!;
	head.data = {...head.data, hProperties: {className: 'visually-hidden'}};
};

/**
 * Lists that name pages and say what each is for, and tables of a page that repeat one head of two columns, become columns
 * without a frame. For the HTML alone: Markdown stays as it is written.
 */
export const alignNames = (tree: Root): void => {
	visit(tree, 'list', toColumns);
	const byHead = new Map<string, Table[]>();
	visit(tree, 'table', (table) => {
		const head = table.children[0]?.children ?? [];
		const words = head.map((cell) => textOf(cell)).join('\n');
		byHead.set(words, head.length === 2 ? [...(byHead.get(words) ?? []), table] : []);
	});
	for (const [words, tables] of byHead) {
		for (const table of words.trim() === '' || tables.length >= MIN_REPEATED ? tables : []) {
			withoutHead(table);
		}
	}
};
