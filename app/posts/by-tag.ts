import type {PostYear} from '../../pipeline/content/types';
import {sharedTags, toSearch} from '../kit/tag-filter';

const taggedPosts = (years: readonly PostYear[]) => years.flatMap(({posts}) => posts).map(({tags = []}) => ({tags}));

/** Tags that at least two posts share, the most frequent first, then the chosen one if any post has it. */
export const tagsOf = (years: readonly PostYear[], chosen = ''): string[] => sharedTags(taggedPosts(years), chosen);

/** The URL of the archive, filtered by a tag; an empty tag means all posts. */
export const tagPath = (archivePath: string, tag: string): string => `${archivePath}${toSearch({query: '', tag})}`;

/** The posts with a tag, by year. Returns all posts for an empty tag, and for one that no post has. */
export const withTag = (years: readonly PostYear[], tag: string): readonly PostYear[] => {
	const found = years
		.map(({year, posts}) => ({year, posts: posts.filter(({tags = []}) => tags.includes(tag))}))
		.filter(({posts}) => posts.length > 0);
	return tag === '' || found.length === 0 ? years : found;
};
