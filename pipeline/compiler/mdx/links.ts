import type {Definition, Link, LinkReference, Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {replaceChild} from './nodes';
import {type PageContext, placeOfNode, report} from './page-context';
import {resolveLink} from './resolve-link';

/** Undefined for a malformed hash, such as one with a stray %. */
const decoded = (hash: string): string | undefined => {
	try {
		return decodeURIComponent(hash);
	} catch {
		return undefined;
	}
};

/** What takes the place of a link; undefined when only its text is left. */
const resolved = (url: string | undefined, node: Link | LinkReference, context: PageContext): Link | LinkReference | undefined => {
	if (url === undefined) {
		return undefined;
	}

	const place = placeOfNode(node, context);
	const target = resolveLink(url, context);
	switch (target.kind) {
		case 'pending':
			context.pending.push({to: target.path, ...place});
			return undefined;
		case 'missing-file':
			context.warnings.push({...place, message: target.message});
			return undefined;
		case 'broken':
			report(node, target.message, context);
			return node;
		case 'page': {
			const hash = target.hash && decoded(target.hash);
			if (target.hash && hash === undefined) {
				report(node, `the % in #${target.hash} is not followed by two hex digits, expected %25`, context);
				return node;
			}

			context.links.push({to: target.path, ...place, ...(hash ? {hash} : {})});
			break;
		}
		default:
	}

	const {children, position} = node;
	const data = target.kind === 'external' ? {data: {hProperties: {rel: ['noopener']}}} : {};
	return {type: 'link', url: target.href, children, position, ...data};
};

/**
 * Resolves every link of a page: internal ones get their site path and are noted for the check of anchors, links
 * to pages not written yet become plain text, the rest is reported.
 */
export const resolveLinks = (tree: Root, context: PageContext): void => {
	const definitions = new Map<string, Definition>();
	visit(tree, 'definition', (node, index, parent) => {
		if (!parent || index === undefined) {
			return CONTINUE;
		}

		definitions.set(node.identifier, node);
		parent.children.splice(index, 1);
		return [SKIP, index];
	});

	visit(tree, (node, index, parent) => {
		if (!parent || index === undefined || !(node.type === 'link' || node.type === 'linkReference')) {
			return CONTINUE;
		}

		const url = node.type === 'link' ? node.url : definitions.get(node.identifier)?.url;
		const link = resolved(url, node, context);
		if (link) {
			replaceChild(parent, index, link);
			return CONTINUE;
		}

		replaceChild(parent, index, ...node.children);
		return [SKIP, index + node.children.length];
	});
};
