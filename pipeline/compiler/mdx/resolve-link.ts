import fs from 'node:fs';
import path from 'node:path';
import {pathOfFile, splitTarget} from '../../base/paths';
import {contentDir, siteDir} from '../../base/site-dir';
import {isSitePath} from '../../site/site-paths';
import type {PageContext} from './page-context';

/** Where a link leads. `pending` is promised and not written; `missing-file` only warns, `broken` is an error. */
export type LinkTarget =
	| {kind: 'page'; path: string; hash?: string; href: string}
	| {kind: 'file' | 'external'; href: string}
	| {kind: 'pending'; path: string}
	| {kind: 'missing-file' | 'broken'; message: string};

const isPublicFile = (target: string): boolean => {
	const file = path.join(siteDir, 'public', target);
	return fs.existsSync(file) && fs.statSync(file).isFile();
};

const resolvePath = (url: string, context: PageContext): LinkTarget => {
	const {path: target, search, hash} = splitTarget(url);
	const {titles, promised, redirects} = context.known;
	const title = titles.get(target);
	if (target !== context.path) {
		context.pages.set(target, title ?? null);
	}

	if (title !== undefined || isSitePath(target)) {
		return {kind: 'page', path: target, href: `${target}${search}${hash === undefined ? '' : `#${hash}`}`, ...(hash ? {hash} : {})};
	}

	const redirect = redirects.get(target);
	if (redirect !== undefined) {
		return {kind: 'broken', message: `link to ${url}, which is redirected, expected a link to ${redirect} instead`};
	}

	if (promised.has(target)) {
		return {kind: 'pending', path: target};
	}

	if (isPublicFile(target) || (target.endsWith('.md') && titles.has(target.slice(0, -3)))) {
		return {kind: 'file', href: `${target}${search}`};
	}

	return {kind: 'broken', message: `broken link to ${url}, expected a page of content/ or of manifest/`};
};

/** Decides on a link target as an author writes it, and notes the pages that the answer depends on. */
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
		const relative = path.relative(contentDir, path.resolve(path.dirname(context.file), file[1])).replace(/\.md$/, '.mdx');
		const resolved = resolvePath(`${pathOfFile(relative)}${file[2] ?? ''}`, context);
		return resolved.kind === 'broken'
			? {kind: 'missing-file', message: `broken Markdown file link to ${url}, expected a file of content/`}
			: resolved;
	}

	return {
		kind: 'broken',
		message: `broken link to ${url}, expected a site path (/docs/…), a file (./page.mdx) or a full address (https://…)`,
	};
};
