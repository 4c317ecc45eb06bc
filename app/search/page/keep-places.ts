import type {SearchHit} from '../types';

type Listed = {query: string; group: string | undefined; hits: SearchHit[]};

/** Keeps results in place when better ones arrive for the same query, so that nobody clicks a different result than they aimed at. New results come last. */
export const keepPlaces = <Found extends Listed>(found: Found, before: Found | undefined): Found => {
	if (before?.query !== found.query || before.group !== found.group) {
		return found;
	}

	const shown = new Set(before.hits.map(({objectID}) => objectID));
	return {...found, hits: [...before.hits, ...found.hits.filter(({objectID}) => !shown.has(objectID))]};
};
