import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {replaceChild} from './nodes';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

const isLoneJsx = (node: RootContent): boolean =>
	node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression' || (node.type === 'text' && node.value.trim() === '');

/** Lifts tags that are alone on a line out of their paragraph, as MDX does. */
const unravel = (tree: Root): void => {
	visit(tree, 'paragraph', (node, index, parent) => {
		if (!parent || index === undefined || !node.children.every(isLoneJsx) || !node.children.some(({type}) => type !== 'text')) {
			return CONTINUE;
		}

		const lifted = node.children
			.filter(({type}) => type !== 'text')
			.map((child) => ({...child, type: child.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression'}) as RootContent);
		replaceChild(parent, index, ...lifted);
		return [SKIP, index];
	});
};

/** Parses Markdown with components into a tree, marking each node with the file it comes from. */
export const parseMdx = (source: string, file: string): Root => {
	const tree = parser.parse(source);
	unravel(tree);
	visit(tree, (node) => {
		node.data = {...node.data, file};
	});
	return tree;
};
