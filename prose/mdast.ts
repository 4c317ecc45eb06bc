import type {BlockContent, Link, List, ListItem, PhrasingContent, RootContent} from 'mdast';

// Shorthands for the nodes of which components make their Markdown form.

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const link = (url: string, label: string): Link => ({type: 'link', url, children: [text(label)]});
export const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
export const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
export const listItem = (children: BlockContent[], spread = false): ListItem => ({type: 'listItem', spread, children});
export const code = (value: string, lang: string, meta?: string): BlockContent => ({type: 'code', value, lang, meta: meta ?? null});

const inline = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'image', 'footnoteReference']);

const isPhrasing = (node: RootContent): node is PhrasingContent => inline.has(node.type);

const isListItem = (node: RootContent): node is ListItem => node.type === 'listItem';

/** The Markdown forms of a component's items, as a list. */
export const list = (children: RootContent[], style: Pick<List, 'ordered' | 'spread'> = {ordered: false, spread: false}): List => ({
	type: 'list',
	...style,
	children: children.filter(isListItem),
});

/** Wraps inline nodes in paragraphs, so that the result can go between other blocks. */
export const toBlocks = (nodes: RootContent[]): BlockContent[] => {
	const blocks: BlockContent[] = [];
	let words: PhrasingContent[] = [];
	const flush = () => {
		if (words.some((word) => word.type !== 'text' || word.value.trim() !== '')) {
			blocks.push(paragraph(...words));
		}

		words = [];
	};
	for (const node of nodes) {
		if (isPhrasing(node)) {
			words.push(node);
		} else {
			flush();
			blocks.push(node as BlockContent);
		}
	}

	flush();
	return blocks;
};
