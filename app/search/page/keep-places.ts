import type {SearchHit} from '../types';

type Listed = {query: string; group: string | undefined; hits: SearchHit[]};

/** What was found in titles stays where it is when the texts are there: nobody's finger is to meet another result than the one it aimed at. */
export const keepPlaces = <Found extends Listed>(found: Found, before: Found | undefined): Found => {
	if (before?.query !== found.query || before.group !== found.group) {
		return found;
	}

	const shown = new Set(before.hits.map(({objectID}) => objectID));
	return {...found, hits: [...before.hits, ...found.hits.filter(({objectID}) => !shown.has(objectID))]};
};
