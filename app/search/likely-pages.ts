import {MAX_QUERY} from './limits';
import type {SearchHit} from './types';

/** Pages whose title fits: nobody makes a URL of what is only in a text. */
const isSuggested = ({type, title}: Pick<SearchHit, 'type' | 'title'>): boolean => type === 'lvl1' && title.some(({marked}) => marked);

const decode = (path: string): string => {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
};

/** The query for a URL that leads nowhere: its words without what every URL has. */
export const queryForPath = (path: string): string =>
	decode(path)
		.replace(/\.(html?|md|mdx|php|aspx?)$/i, '')
		.split(/[/\-_.\s]+/)
		.filter((word) => word !== '' && word !== 'docs')
		.join(' ')
		.slice(0, MAX_QUERY);

const foldersOf = (path: string): string[] => path.split('/').slice(1, -1);

/** How many folders, from the top, two URLs have in common. */
const sharedFolders = (one: string, other: string): number => {
	const [ours, theirs] = [foldersOf(one), foldersOf(other)];
	const differs = ours.findIndex((folder, at) => folder !== theirs[at]);
	return differs === -1 ? ours.length : differs;
};

/** The pages among results of a lost URL that may be meant by it: those of the same folder first, else as they were found. */
export const likelyPages = (hits: readonly SearchHit[], path: string): SearchHit[] =>
	hits.filter(isSuggested).sort((a, b) => sharedFolders(path, b.url) - sharedFolders(path, a.url));
