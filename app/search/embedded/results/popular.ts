import type {SearchHit} from '../../types';
import type {Entry} from '../entries';
import {marksFor} from './highlight';
import {toHit} from './hits';

/** What a link to a page says about how many readers want it: many lead to references only to name them. */
const POPULAR_KINDS: Record<string, number> = {guide: 1.5, api: 1, cli: 1, index: 0.5};

/** The pages that most other pages speak of, best first. */
export const popularPages = (entries: readonly Entry[], groups: readonly string[], limit: number): SearchHit[] =>
	entries
		.filter(({heading, page}) => heading === undefined && (page.links ?? 0) > 0)
		.map((entry) => ({entry, worth: entry.page.links! * (POPULAR_KINDS[entry.page.kind] ?? 0)}))
		.sort((a, b) => b.worth - a.worth)
		.slice(0, limit)
		.map(({entry}) => ({...toHit(entry, groups[entry.page.group] ?? '', marksFor([], []), 0), snippet: []}));
