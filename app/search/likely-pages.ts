import {MAX_QUERY} from './limits';
import type {SearchHit} from './types';

/** Whether to suggest a page for a URL: only if its title matches, because nobody guesses a URL from a text. */
const isSuggested = ({type, title}: Pick<SearchHit, 'type' | 'title'>): boolean => type === 'lvl1' && title.some(({marked}) => marked);

const decode = (path: string): string => {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
};

/** The query for a URL without a page: the words of its path, without `docs` and file extensions. */
export const queryForPath = (path: string): string =>
	decode(path)
		.replace(/\.(html?|md|mdx|php|aspx?)$/i, '')
		.split(/[/\-_.\s]+/)
		.filter((word) => word !== '' && word !== 'docs')
		.join(' ')
		.slice(0, MAX_QUERY);

const foldersOf = (path: string): string[] => path.split('/').slice(1, -1);

/** How many leading path segments two URLs have in common. */
const sharedFolders = (one: string, other: string): number => {
	const [ours, theirs] = [foldersOf(one), foldersOf(other)];
	const differs = ours.findIndex((folder, at) => folder !== theirs[at]);
	return differs === -1 ? ours.length : differs;
};

/** The results that a URL without a page may have been meant for. Those in the same folder come first, otherwise the order stays. */
export const likelyPages = (hits: readonly SearchHit[], path: string): SearchHit[] =>
	hits.filter(isSuggested).sort((a, b) => sharedFolders(path, b.url) - sharedFolders(path, a.url));
