/** What the reader asked for; both kept in the URL. */
export type Filter = {query: string; tag: string};

type Searchable = {title: string; description?: string; tags?: string[]; author?: string | null};

/** The things that contain every word of the query. */
export const findByWords = <T extends Searchable>(things: readonly T[], query: string): T[] => {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return things.filter(({title, description = '', tags = [], author}) => {
		const text = [title, description, author ?? '', ...tags].join(' ').toLowerCase();
		return words.every((word) => text.includes(word));
	});
};

/** The things that contain every word of the query and, when one is chosen, carry the tag. */
export const filterPieces = <T extends Searchable & {tags: string[]}>(pieces: readonly T[], {query, tag}: Filter): T[] =>
	findByWords(pieces, query).filter(({tags}) => tag === '' || tags.includes(tag));

/** Tags that at least two pieces share, the most frequent first, and the chosen one in any case. */
export const sharedTags = (pieces: readonly {tags: string[]}[], chosen: string): string[] => {
	const counts = new Map<string, number>();
	for (const tag of pieces.flatMap(({tags}) => tags)) {
		counts.set(tag, (counts.get(tag) ?? 0) + 1);
	}

	const shared = [...counts].filter(([, count]) => count > 1).sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'));
	const tags = shared.map(([tag]) => tag);
	return chosen !== '' && counts.has(chosen) && !tags.includes(chosen) ? [...tags, chosen] : tags;
};

/** The query of the URL for a filter, with its question mark; nothing for an empty filter. */
export const toSearch = ({query, tag}: Filter): string => {
	const params = new URLSearchParams({...(query === '' ? {} : {q: query}), ...(tag === '' ? {} : {tag})});
	return params.size > 0 ? `?${params}` : '';
};
