import type {TagFilter} from '../../kit/tag-filter';

type Searchable = {title: string; description?: string; tags?: string[]; author?: string | null};

/** The items that contain every word of the query. */
export const findByWords = <T extends Searchable>(items: readonly T[], query: string): T[] => {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return items.filter(({title, description = '', tags = [], author}) => {
		const text = [title, description, author ?? '', ...tags].join(' ').toLowerCase();
		return words.every((word) => text.includes(word));
	});
};

/** The items that contain every word of the query and have the tag, if one is chosen. */
export const filterPieces = <T extends Searchable & {tags: string[]}>(pieces: readonly T[], {query, tag}: TagFilter): T[] =>
	findByWords(pieces, query).filter(({tags}) => tag === '' || tags.includes(tag));
