import {collections} from '../collections';
import type {SiteConfig} from '../config/schema';
import {contentIndex} from '../content/content-index';
import {lastChange, lastChangeIn} from '../content/git-dates';

/** The day of the last commit that touched what a page is made of, as an ISO day; undefined where git cannot tell. */
export const pageUpdated = (path: string, config: Pick<SiteConfig, 'blog'>): string | undefined => {
	const entry = contentIndex().pages.get(path);
	if (entry) {
		return lastChange(entry.relativeFile);
	}

	const collection = collections.find(({sources, paths}) => sources && paths(config).includes(path));
	return collection && lastChangeIn(collection.sources!(path));
};
