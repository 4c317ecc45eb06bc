import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {cleanPath} from '../../app/navigation/clean-path';
import {readText} from '../base/data/read-text';
import {repeated} from '../base/data/repeated';
import {parseWithLines} from '../base/data/yaml-with-lines';
import {splitTarget} from '../base/paths';
import type {Problem} from '../base/problems';
import {derivedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';
import type {SiteContext} from '../collections/collection';
import {contentIndex} from '../content/content-index';
import {sidebarTag} from '../content/manifest';
import {buildSidebar, type Place, placeOf, type Sidebar, type SidebarEntry} from '../content/sidebar-tree';
import type {SidebarFile} from '../content/types';
import {pageExists, promisedPages} from './addresses';

const file = path.join(contentDir, 'sidebars.json');
const sitePath = z.string().startsWith('/', 'expected a site path that starts with /').transform(cleanPath);

const isPromised = (target: string): boolean => pageExists(target) || promisedPages().has(target);

const page = sitePath.refine((target) => isPromised(splitTarget(target).path), {
	error: ({input}) => `${String(input)} points nowhere, expected a page of content/ or of manifest/`,
});

const linkEntry = z
	.strictObject({type: z.literal('link'), label: z.string().min(1), path: page.optional(), href: z.string().optional()})
	.transform(
		({href, ...entry}): SidebarEntry => (href?.startsWith('/') ? {...entry, path: cleanPath(href)} : {...entry, ...(href && {href})}),
	)
	.refine(
		(entry) =>
			entry.type === 'link' && (entry.href !== undefined || (entry.path !== undefined && isPromised(splitTarget(entry.path).path))),
		{
			error: 'points nowhere, expected a path to a page of content/ or of manifest/, or a full URL as href',
		},
	);

/** Where an entry leads that has no others below it. */
const targetOf = (one: SidebarEntry): string | undefined =>
	one.type === 'doc' ? one.path : one.type === 'link' ? (one.path ?? one.href) : undefined;

/** Entries of one level. It has each category once, since what a reader opened is remembered by its label, and each page once. */
const entryList = (): z.ZodType<SidebarEntry[]> =>
	z.array(entry).superRefine((entries, context) => {
		for (const index of repeated(entries.map((one) => (one.type === 'category' ? one.label : undefined)))) {
			const message = 'a second category of this label on one level, expected a label of its own';
			context.addIssue({code: 'custom', path: [index, 'label'], message});
		}
		for (const index of repeated(entries.map(targetOf))) {
			context.addIssue({
				code: 'custom',
				path: [index],
				message: `a second entry for ${targetOf(entries[index]!)} on one level, expected one`,
			});
		}
	});

const entry: z.ZodType<SidebarEntry> = z.lazy(() =>
	z.discriminatedUnion('type', [
		z.strictObject({type: z.literal('doc'), path: page, label: z.string().min(1).optional()}),
		linkEntry as never,
		z.strictObject({type: z.literal('heading'), label: z.string().min(1)}),
		z.strictObject({type: z.literal('category'), label: z.string().min(1), link: page.optional(), items: entryList()}),
	]),
) as never;

const schema = z.record(
	z.string().regex(/^\w+$/, 'expected a name of letters, digits and underscores'),
	entryList().refine(({length}) => length > 0, 'a sidebar with nothing to link to, expected at least one entry'),
);

type Loaded = {sidebars: Sidebar[]; problems: Problem[]};

const load = (): Loaded => {
	if (!fs.existsSync(file)) {
		return {sidebars: [], problems: []};
	}

	const result = parseWithLines(readText(file), schema, {file});
	if (result.problems) {
		return {sidebars: [], problems: result.problems};
	}

	const {pages} = contentIndex();
	const titles = (target: string) => {
		const frontMatter = pages.get(target)?.frontMatter;
		return frontMatter && {title: frontMatter.title, label: frontMatter.sidebarLabel ?? frontMatter.title};
	};
	const isWritten = (target: string) => pageExists(splitTarget(target).path);
	return {
		sidebars: Object.entries(result.value).map(([id, entries]) => buildSidebar(id, entries, titles, isWritten)),
		problems: [],
	};
};

/** They follow from the content index and from `content/sidebars.json`. */
const loaded = derivedState('sidebars', load);

/** All sidebars of the site, with written pages only. Empty while `sidebarProblems` has something to say. */
export const allSidebars = (): Sidebar[] => loaded().sidebars;

/** Faults of `content/sidebars.json`, each with line and field. */
export const sidebarProblems = (): Problem[] => loaded().problems;

/** Names of the sidebars, in the order of `content/sidebars.json`. */
export const sidebarIds = (): string[] => allSidebars().map(({id}) => id);

/** The whole sidebar as the browser fetches it from `/sidebars/<id>.json`; undefined for an unknown id. */
export const sidebarFile = (id: string): SidebarFile | undefined => {
	const sidebar = allSidebars().find((candidate) => candidate.id === id);
	return sidebar && {id, items: sidebar.items};
};

/** Sidebar branch, breadcrumbs and neighbors of a docs page. */
export const placeInSidebar = (target: string, title: string): Place => placeOf(allSidebars(), {path: target, title}, sidebarTag(target));

/** What collections may ask about the site. */
export const siteContext = (): SiteContext => ({sidebars: allSidebars()});
