import type {BlockContent, ListItem, RootContent} from 'mdast';
import {z} from 'zod';
import type {ComponentNode} from './define';
import {link, listItem, paragraph, text, toBlocks} from './mdast';
import type {Page} from './page';

/** The attribute for the page of an entry in a list, such as a card. */
export const pagePath = z.string().startsWith('/', 'expected a site path that starts with /').describe('The path of the page.');

/**
 * Resolves the target of an entry, and records the link. A page's own title can be overridden; a link to another site needs a title. Null for
 * a page that is planned but not written yet. Throws for anything else.
 */
export const entryPage = (to: string, node: ComponentNode, page: Page, given?: string): {title: string; href: string} | null => {
	const target = page.resolveLink(to);
	const place = page.placeOf(node);
	if (target.kind === 'pending') {
		page.notePending(target.path, place);
		return null;
	}

	if (target.kind === 'external' && given !== undefined) {
		return {title: given, href: target.href};
	}

	const title = target.kind === 'page' ? (given ?? target.title) : undefined;
	if (target.kind !== 'page' || title === undefined) {
		throw new Error('message' in target ? target.message : `expected a page of content/ or of manifest/, found ${to}`);
	}

	page.noteLink(target, place);
	return {title, href: target.href};
};

/** An entry as a Markdown list item: the link, followed by the description. */
export const entryItem = ({title, href}: {title: string; href: string}, children: RootContent[]): ListItem => {
	const [first, ...rest] = toBlocks(children);
	const words: BlockContent =
		first?.type === 'paragraph' ? paragraph(link(href, title), text(': '), ...first.children) : paragraph(link(href, title));
	return listItem([words, ...(first && first.type !== 'paragraph' ? [first] : []), ...rest]);
};
