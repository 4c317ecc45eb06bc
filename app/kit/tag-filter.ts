/** What a gallery is filtered by: words, and a tag. An empty string filters nothing. Both are kept in the URL. */
export type TagFilter = {query: string; tag: string};

/** Tags that at least two items share, the most frequent first, then the chosen one if any item has it. */
export const sharedTags = (items: readonly {tags: string[]}[], chosen: string): string[] => {
	const counts = new Map<string, number>();
	for (const tag of items.flatMap(({tags}) => tags)) {
		counts.set(tag, (counts.get(tag) ?? 0) + 1);
	}

	const shared = [...counts].filter(([, count]) => count > 1).sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'));
	const tags = shared.map(([tag]) => tag);
	return chosen !== '' && counts.has(chosen) && !tags.includes(chosen) ? [...tags, chosen] : tags;
};

/** A filter as the query of a URL, with its question mark; an empty string for an empty filter. */
export const toSearch = ({query, tag}: TagFilter): string => {
	const params = new URLSearchParams({...(query === '' ? {} : {q: query}), ...(tag === '' ? {} : {tag})});
	return params.size > 0 ? `?${params}` : '';
};
