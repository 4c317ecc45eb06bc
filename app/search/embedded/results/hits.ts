import type {Hit, SearchAnswer, SearchHit} from '../../types';
import {type Entry, idOf} from '../entries';
import {highlight, type Marks, snippet} from './highlight';

/** An entry as a search result, with highlights. */
export const toHit = (entry: Entry, group: string, marks: Marks, snippetWords: number): SearchHit => {
	const {page, heading, parent} = entry;
	const text = heading ? entry.text : [page.description, entry.text].filter(Boolean).join(' ');
	const url = heading ? `${page.path}#${idOf(heading)}` : page.path;
	const levels =
		heading === undefined ? {} : heading.depth === 2 ? {lvl2: heading.text} : {...(parent ? {lvl2: parent} : {}), lvl3: heading.text};
	const hit: Hit = {
		objectID: url,
		url,
		type: heading === undefined ? 'lvl1' : heading.depth === 2 ? 'lvl2' : 'lvl3',
		content: null,
		hierarchy: {lvl0: group, lvl1: page.title, ...levels},
	};
	return {...hit, kind: page.kind, title: highlight(heading?.text ?? page.title, marks), snippet: snippet(text, snippetWords, marks)};
};

export const countGroups = (names: readonly string[]): NonNullable<SearchAnswer['groups']> => {
	const counts = new Map<string, number>();
	for (const name of names) {
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}

	return [...counts].map(([name, count]) => ({name, count}));
};
