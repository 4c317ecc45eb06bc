import {byFrequency} from './by-frequency';
import {queryString} from './query-string';

/** What a gallery is filtered by: words, and a tag. An empty string filters nothing. Both are kept in the URL. */
export type TagFilter = {query: string; tag: string};

/** Tags that at least two items share, the most frequent first, then the chosen one if any item has it. */
export const sharedTags = (items: readonly {tags: string[]}[], chosen: string): string[] => {
	const counted = byFrequency(items.flatMap(({tags}) => tags));
	const shared = counted.filter(({count}) => count > 1);
	const rare = counted.filter(({name, count}) => count === 1 && name === chosen);
	return [...shared, ...rare].map(({name}) => name);
};

/** A filter as the query of a URL, with its question mark; an empty string for an empty filter. */
export const toSearch = ({query, tag}: TagFilter): string => queryString({q: query, tag});
