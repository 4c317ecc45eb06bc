import {cleanPath} from '../../app/navigation/clean-path';
import {derivedState} from '../base/shared-state';
import {collections} from '../collections';
import type {SiteConfig} from '../config/schema';
import {contentIndex} from '../content/content-index';
import {readManifests} from '../content/manifest';
import {knownFiles} from '../output/rules';

/** Paths of all pages. Without the configuration, those that depend on it are left out, such as the second page of the blog. */
export const pagePaths = (config?: Pick<SiteConfig, 'blog'>): string[] => collections.flatMap((collection) => collection.paths(config));

/** Paths of all pages and of the files that pages may link to. */
export const linkable: () => ReadonlySet<string> = derivedState('linkable', () => new Set([...pagePaths(), ...knownFiles]));

/** Whether the site has a page or a file to link to at this path. Query and hash don't belong in it. */
export const pageExists = (path: string): boolean => linkable().has(cleanPath(path));

/**
 * Pages that a manifest promises and nobody has written yet. A faulty page counts as promised: its own mistake is reported,
 * not also every link to it.
 */
export const promisedPages: () => Set<string> = derivedState('promised-pages', () => {
	const {pages, problems} = contentIndex();
	const {docs, site} = readManifests();
	return new Set([...docs.keys(), ...site.keys(), ...problems.keys()].filter((page) => !pages.has(page)));
});
