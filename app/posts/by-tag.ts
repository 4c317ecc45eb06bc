import type {PostYear} from '../../pipeline/content/types';
import {sharedTags, toSearch} from '../pages/showcase/filter';

const taggedPosts = (years: readonly PostYear[]) => years.flatMap(({posts}) => posts).map(({tags = []}) => ({tags}));

/** Tags that at least two posts share, the most frequent first, and the chosen one if there is such a tag. */
export const tagsOf = (years: readonly PostYear[], chosen = ''): string[] => sharedTags(taggedPosts(years), chosen);

/** The URL of the archive with the posts of one tag, or with all for an empty tag. */
export const tagPath = (archivePath: string, tag: string): string => `${archivePath}${toSearch({query: '', tag})}`;

/** The years with the posts that carry a tag; all for an empty tag or one that no post has. */
export const withTag = (years: readonly PostYear[], tag: string): readonly PostYear[] => {
	const found = years
		.map(({year, posts}) => ({year, posts: posts.filter(({tags = []}) => tags.includes(tag))}))
		.filter(({posts}) => posts.length > 0);
	return tag === '' || found.length === 0 ? years : found;
};
