import type {BlockContent, ListItem, RootContent} from 'mdast';
import {z} from 'zod';
import {type PageContext, placeOfNode} from '../pipeline/compiler/mdx/page-context';
import {resolveLink} from '../pipeline/compiler/mdx/resolve-link';
import {type ComponentNode, paragraph, text, toBlocks} from './define';

/** The attribute of an entry in a list of pages: a card, a thumbnail. */
export const pagePath = z.string().startsWith('/', 'expected a site path that starts with /').describe('The path of the page.');

/** The page that an entry leads to, noted as a link; null for one that is promised and not written. Throws for anything else. */
export const entryPage = (to: string, node: ComponentNode, context: PageContext): {title: string; href: string} | null => {
	const target = resolveLink(to, context);
	const place = placeOfNode(node, context);
	if (target.kind === 'pending') {
		context.pending.push({to: target.path, ...place});
		return null;
	}

	if (target.kind !== 'page' || target.title === undefined) {
		throw new Error('message' in target ? target.message : `expected a page of content/ or of manifest/, found ${to}`);
	}

	context.links.push({to: target.path, ...place, ...(target.hash ? {hash: target.hash} : {})});
	return {title: target.title, href: target.href};
};

/** An entry as an item of a Markdown list: the link, and behind it the words about the page. */
export const entryItem = ({title, href}: {title: string; href: string}, children: RootContent[]): ListItem => {
	const [first, ...rest] = toBlocks(children);
	const link = {type: 'link' as const, url: href, children: [text(title)]};
	const words: BlockContent = first?.type === 'paragraph' ? paragraph(link, text(': '), ...first.children) : paragraph(link);
	return {type: 'listItem', spread: false, children: [words, ...(first && first.type !== 'paragraph' ? [first] : []), ...rest]};
};
