import type {SearchHit} from '../../types';
import type {Entry} from '../entries';
import {marksFor} from './highlight';
import {toHit} from './hits';

/** The weight of incoming links by kind of page: many links to reference pages only mention them. */
const POPULAR_KINDS: Record<string, number> = {guide: 1.5, api: 1, cli: 1, index: 0.5};

/** The pages that most other pages link to, best first. */
export const popularPages = (entries: readonly Entry[], groups: readonly string[], limit: number): SearchHit[] =>
	entries
		.filter(({heading, page}) => heading === undefined && (page.links ?? 0) > 0)
		.map((entry) => ({entry, worth: entry.page.links! * (POPULAR_KINDS[entry.page.kind] ?? 0)}))
		.sort((a, b) => b.worth - a.worth)
		.slice(0, limit)
		.map(({entry}) => ({...toHit(entry, groups[entry.page.group] ?? '', marksFor([], []), 0), snippet: []}));
