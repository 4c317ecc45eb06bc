import type {PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {toBlocks} from '../../prose/mdast';
import {childrenOf} from '../compiler/mdx/nodes';
import type {PassageBlock, PassageSection} from './format';

/** In characters. A longer sample doesn't fit into an answer; readers find it on its page. */
const LONGEST_SAMPLE = 4000;

const isSitePath = (url: string): boolean => url.startsWith('/') && !/[\s()]/.test(url);

const inline = (node: PhrasingContent): string => {
	switch (node.type) {
		case 'link': {
			const label = node.children.map(inline).join('');
			return isSitePath(node.url) && !/[[\]]/.test(label.replaceAll(/`[^`]*`/g, '')) ? `[${label}](${node.url})` : label;
		}

		case 'inlineCode':
			return node.value.includes('`') ? node.value : `\`${node.value}\``;
		case 'text':
			return node.value.replaceAll('`', "'");
		case 'break':
			return ' ';
		case 'image':
		case 'html':
			return '';
		default:
			return 'children' in node ? node.children.map(inline).join('') : '';
	}
};

const inlineText = (nodes: readonly PhrasingContent[]): string => nodes.map(inline).join('').replaceAll(/\s+/g, ' ').trim();

const codeBlock = ({value, lang, meta}: Extract<RootContent, {type: 'code'}>): PassageBlock[] => {
	const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
	return value.length > LONGEST_SAMPLE ? [] : [{kind: 'code', code: value, language: lang ?? 'text', ...(title ? {title} : {})}];
};

/** The rows of a table, each with the heads of the columns, without which it says nothing. */
const rowsOf = ({children: [head, ...rows]}: Table): PassageBlock[] => {
	const cellsOf = (row: TableRow): string[] => row.children.map((cell) => inlineText(cell.children));
	const heads = head ? cellsOf(head) : [];
	return rows.map((row) => ({kind: 'row', cells: cellsOf(row), ...(heads.some(Boolean) ? {heads} : {})}));
};

const blocksOf = (node: RootContent): PassageBlock[] => {
	switch (node.type) {
		case 'paragraph': {
			const text = inlineText(node.children);
			return text === '' ? [] : [{kind: 'text', text}];
		}

		case 'code':
			return codeBlock(node);
		case 'table':
			return rowsOf(node);
		default:
			return toBlocks(childrenOf(node)).flatMap(blocksOf);
	}
};

const isInstallation = (block: PassageBlock): boolean => block.kind === 'code' && block.code.startsWith('npm install ');

/** A single line that declares what the page is about. */
const isSignature = (block: PassageBlock): boolean => block.kind === 'code' && block.language === 'ts' && !/[\n;]/.test(block.code);

const announces = (block: PassageBlock | undefined): boolean => block?.kind === 'text' && block.text.endsWith(':');

/** Puts installations and signatures that no sentence announces last: an answer shows the first sample, which should show the subject at work. */
const samplesFirst = (blocks: readonly PassageBlock[]): PassageBlock[] => {
	const later = blocks.filter((block, index) => (isInstallation(block) || isSignature(block)) && !announces(blocks[index - 1]));
	return [...blocks.filter((block) => !later.includes(block)), ...later];
};

/** Cuts the Markdown form of a page into passages, by its headings. */
export const toPassages = (tree: Root): PassageSection[] => {
	const sections: PassageSection[] = [{blocks: []}];
	for (const node of toBlocks(tree.children)) {
		if (node.type === 'heading') {
			const id = node.data?.id;
			sections.push({...(id === undefined ? {} : {id}), heading: textOf(node), blocks: []});
		} else {
			sections.at(-1)?.blocks.push(...blocksOf(node));
		}
	}

	return sections.flatMap(({blocks, ...section}) => (blocks.length > 0 ? [{...section, blocks: samplesFirst(blocks)}] : []));
};
