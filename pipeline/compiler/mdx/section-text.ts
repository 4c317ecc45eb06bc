import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';

/** The prose under a heading, without code blocks; `headingId` is undefined for what comes before the first heading. */
export type SectionText = {headingId?: string; text: string};

const isLeaf = (node: RootContent): boolean => node.type === 'paragraph' || node.type === 'tableCell';

/** Cuts the Markdown form of a page into the text under each heading, for search. */
export const sectionTexts = (tree: Root): SectionText[] => {
	const sections: {headingId?: string; parts: string[]}[] = [{parts: []}];
	const walk = (node: RootContent): void => {
		if (node.type === 'heading') {
			const id = node.data?.id;
			sections.push({parts: [], ...(id === undefined ? {} : {headingId: id})});
		} else if (isLeaf(node)) {
			sections.at(-1)?.parts.push(textOf(node).replaceAll(/\s+/g, ' ').trim());
		} else if ('children' in node) {
			node.children.forEach(walk);
		}
	};
	tree.children.forEach(walk);
	return sections
		.map(({parts, ...section}) => ({...section, text: parts.filter((part) => part !== '').join(' ')}))
		.filter(({headingId, text}) => headingId !== undefined || text !== '');
};
