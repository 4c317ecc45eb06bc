import type {Element, Nodes, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** Controls and drawings say nothing as text. */
const SKIPPED = new Set(['script', 'style', 'template', 'svg', 'button', 'input', 'select', 'form', 'label', 'video', 'dialog']);

const isElement = (node: Nodes): node is Element => node.type === 'element';

const find = (node: Nodes, name: string): Element | undefined => {
	if (isElement(node) && node.tagName === name) {
		return node;
	}
	for (const child of 'children' in node ? node.children : []) {
		const found = find(child, name);
		if (found) {
			return found;
		}
	}

	return undefined;
};

const isSkipped = (node: Nodes): boolean =>
	isElement(node) && (SKIPPED.has(node.tagName) || node.properties.ariaHidden === 'true' || node.properties.hidden === true);

const onlyText = <Node extends Nodes>(node: Node): Node =>
	'children' in node ? {...node, children: node.children.filter((child) => !isSkipped(child)).map((child) => onlyText(child))} : node;

const processor = unified()
	.use(rehypeParse)
	.use(() => (tree: Root): Root => {
		const main = find(tree, 'main');
		return {type: 'root', children: main ? [onlyText(main)] : []};
	})
	.use(rehypeRemark)
	.use(remarkGfm)
	.use(remarkStringify, {bullet: '-', rule: '-', fences: true});

/** The main content of a written page as Markdown, for pages that aren't written in Markdown themselves. */
export const htmlToMarkdown = async (html: string): Promise<string> => String(await processor.process(html));
