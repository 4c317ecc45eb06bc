import {collections} from '../collections';
import type {PageListSection} from '../content/types';
import {siteContext} from './sidebars';

/**
 * All pages by section, in the order of the collections: docs by sidebar category in reading order, posts newest first.
 * Sections without pages are left out.
 */
export const listPages = (): PageListSection[] =>
	collections.flatMap(({listed}) => listed?.(siteContext()) ?? []).filter(({pages}) => pages.length > 0);
