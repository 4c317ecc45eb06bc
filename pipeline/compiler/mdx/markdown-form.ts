import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {isComponent} from '../../../prose/define';
import {paragraph, strong, text, toBlocks} from '../../../prose/mdast';
import {childrenOf, withChildren} from './nodes';

const writer = unified().use(remarkStringify, {bullet: '-', rule: '-', fences: true}).use(remarkGfm).freeze();

const plainElement = (name: string | null, children: RootContent[]): RootContent[] => {
	switch (name) {
		case 'br':
			return [{type: 'break'}];
		case 'kbd':
			return [{type: 'inlineCode', value: textOf(children)}];
		case 'summary':
			return [paragraph(strong(textOf(children)))];
		case 'details':
			return toBlocks(children);
		default:
			return children;
	}
};

const standIn = (node: RootContent): RootContent[] => {
	const {component, view, sample, isTruncate} = node.data ?? {};
	const children = childrenOf(node).flatMap(standIn);
	if (isTruncate) {
		return [];
	}

	if (isComponent(node)) {
		return component ? component.markdown(view as never, children, node.type === 'mdxJsxTextElement') : plainElement(node.name, children);
	}

	if (sample) {
		return [{type: 'code', lang: sample.language, value: sample.code, meta: sample.title === undefined ? null : `title="${sample.title}"`}];
	}

	return [withChildren(node, children)];
};

/** The page as trees of plain Markdown, each component replaced by its stand-in: all of it, and without its head. Leaves the given tree as it is. */
export const toMarkdownTrees = (tree: Root, isHead: (node: RootContent) => boolean): {whole: Root; body: Root} => {
	const parts = tree.children.map((node) => ({isHead: isHead(node), children: standIn(node)}));
	const root = (chosen: typeof parts): Root => ({type: 'root', children: chosen.flatMap(({children}) => children)});
	return {whole: root(parts), body: root(parts.filter((part) => !part.isHead))};
};

/** Writes a page as Markdown, beginning with its title. */
export const writeMarkdown = (tree: Root, title: string): string =>
	writer.stringify({
		type: 'root',
		children: [{type: 'heading', depth: 1, children: [text(title)]}, ...tree.children],
	});
