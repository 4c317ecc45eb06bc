import type {Definition, Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
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

/**
 * Resolves every link of a page: internal ones get their site path and are noted for the check of anchors, links
 * to pages not written yet become plain text, the rest is reported.
 */
export const resolveLinks = (tree: Root, context: PageContext): void => {
	const definitions = new Map<string, Definition>();
	visit(tree, 'definition', (node) => {
		definitions.set(node.identifier, node);
	});

	visit(tree, (node, index, parent) => {
		if (!parent || index === undefined || !(node.type === 'link' || node.type === 'linkReference' || node.type === 'definition')) {
			return undefined;
		}

		if (node.type === 'definition') {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}

		const url = node.type === 'link' ? node.url : definitions.get(node.identifier)?.url;
		const unlink = (): [typeof SKIP, number] => {
			replaceChild(parent, index, ...node.children);
			return [SKIP, index + node.children.length];
		};
		if (url === undefined) {
			return unlink();
		}

		const place = placeOfNode(node, context);
		const target = resolveLink(url, context);
		switch (target.kind) {
			case 'pending':
				context.pending.push({to: target.path, ...place});
				return unlink();
			case 'missing-file':
				context.warnings.push({...place, message: target.message});
				return unlink();
			case 'broken':
				report(node, target.message, context);
				return undefined;
			case 'page': {
				const hash = target.hash && decoded(target.hash);
				if (target.hash && hash === undefined) {
					report(node, `the % in #${target.hash} is not followed by two hex digits, expected %25`, context);
					return undefined;
				}

				context.links.push({to: target.path, ...place, ...(hash ? {hash} : {})});
				break;
			}
			default:
		}

		const link: Link = {type: 'link', url: target.href, children: node.children, position: node.position};
		if (target.kind === 'external') {
			link.data = {hProperties: {rel: ['noopener']}};
		}

		replaceChild(parent, index, link);
		return undefined;
	});
};
