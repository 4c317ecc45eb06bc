import type {Element, ElementContent, Nodes, Root, Text} from 'hast';
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
	node.type === 'comment' ||
	(isElement(node) && (SKIPPED.has(node.tagName) || node.properties.ariaHidden === 'true' || node.properties.hidden === true));

const text = (value: string): Text => ({type: 'text', value});

/** The text of a control, where it has one: the value of a field in code, or the words of a button that is a heading. */
const spoken = (node: Element, parents: ReadonlySet<string>): ElementContent | undefined => {
	if (node.tagName === 'input' && parents.has('pre') && /^(?:number|text)$/.test(String(node.properties.type ?? 'text'))) {
		return text(String(node.properties.value ?? ''));
	}

	return node.tagName === 'button' && ['h2', 'h3'].some((name) => parents.has(name)) ? {...node, tagName: 'span'} : undefined;
};

const INLINE = new Set(['a', 'span', 'strong', 'time']);

/** Puts a space between inline elements that only styles keep apart. */
const spaced = (nodes: Nodes[]): Nodes[] =>
	nodes.flatMap((node, index) => {
		const previous = nodes[index - 1];
		const touch = previous && [previous, node].every((neighbor) => isElement(neighbor) && INLINE.has(neighbor.tagName));
		return touch ? [text(' '), node] : [node];
	});

const onlyText = <Node extends Nodes>(node: Node, parents: ReadonlySet<string> = new Set()): Node => {
	if (!('children' in node)) {
		return node;
	}

	const inside = isElement(node) ? new Set([...parents, node.tagName]) : parents;
	const children = node.children
		.map((child): Nodes => (isElement(child) && spoken(child, inside)) || child)
		.filter((child) => !isSkipped(child))
		.map((child) => onlyText(child, inside));
	return {...node, children: inside.has('pre') ? children : spaced(children)};
};

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
