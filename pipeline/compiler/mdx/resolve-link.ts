import path from 'node:path';
import type {LinkTarget} from '../../../prose/page';
import {pathFrom} from '../../base/file-paths';
import {pathOfFile, splitTarget} from '../../base/paths';
import {contentDir} from '../../base/site-dir';
import {askSite, type Target} from '../site-snapshot';
import type {PageContext} from './page-context';

const resolvePath = (url: string, context: PageContext): LinkTarget => {
	const {path: target, search, hash} = splitTarget(url);
	const found: Target = target === context.path ? {kind: 'page'} : askSite('target', target, context);
	switch (found.kind) {
		case 'page':
			return {
				kind: 'page',
				path: target,
				href: `${target}${search}${hash === undefined ? '' : `#${hash}`}`,
				...(hash ? {hash} : {}),
				...(found.title === undefined ? {} : {title: found.title}),
			};
		case 'redirect':
			return {kind: 'broken', message: `link to ${url}, which is redirected, expected a link to ${found.to} instead`};
		case 'promised':
			return {kind: 'pending', path: target};
		case 'file':
			return {kind: 'file', href: `${target}${search}`};
		default:
			return {kind: 'broken', message: `broken link to ${url}, expected a page of content/ or of manifest/`};
	}
};

/** Decides on a link target as an author writes it, as seen from a page. */
export const resolveLink = (url: string, context: PageContext): LinkTarget => {
	if (/^(?:https?|mailto):/.test(url)) {
		return {kind: 'external', href: url};
	}

	if (url.startsWith('#')) {
		const hash = url.slice(1);
		return {kind: 'page', path: context.path, hash, href: url};
	}

	if (url.startsWith('/') && !url.startsWith('//')) {
		return resolvePath(url, context);
	}

	const file = /^([^#?:]+\.mdx?)(#.*)?$/.exec(url);
	if (file?.[1]) {
		const relative = pathFrom(contentDir, path.resolve(path.dirname(context.file), file[1])).replace(/\.md$/, '.mdx');
		const resolved = resolvePath(`${pathOfFile(relative)}${file[2] ?? ''}`, context);
		return resolved.kind === 'broken'
			? {kind: 'missing-file', message: `broken Markdown file link to ${url}, expected a file of content/`}
			: resolved;
	}

	return {
		kind: 'broken',
		message: `broken link to ${url}, expected a site path (/docs/…), a file (./page.mdx) or a full URL (https://…)`,
	};
};
