import type {SiteConfig} from '../../../pipeline/config/schema';

export type DocsVersion = SiteConfig['versions'][number];

/** The storage key for the chosen docs version. */
export const VERSION_KEY = 'docs-version';

/** The version whose pages include a path; the longest base path wins. */
export function versionOf(versions: DocsVersion[], pathname: string): DocsVersion | undefined {
	const below = versions.filter(({path}) => pathname === path || pathname.startsWith(`${path}/`));
	return below.sort((a, b) => b.path.length - a.path.length)[0];
}

/** The version to show: that of the page, otherwise the stored choice, otherwise the latest. */
export function activeVersion(versions: DocsVersion[], pathname: string, kept: string | null): DocsVersion | undefined {
	return versionOf(versions, pathname) ?? versions.find(({name}) => name === kept) ?? versions.find(({isLast}) => isLast) ?? versions[0];
}

/** The path that a version's entry links to: the same page in that version if it exists, otherwise its main page. */
export function pathInVersion(target: DocsVersion, current: DocsVersion | undefined, pathname: string): string {
	const id = current?.docs.find(({path}) => path === pathname)?.id;
	const doc = target.docs.find((candidate) => candidate.id === id && !target.draftIds.includes(candidate.id));
	return doc?.path ?? target.docs.find(({id: docId}) => docId === target.mainDocId)?.path ?? target.path;
}
