import {titleOf} from './hit';
import {likelyPages, queryForPath} from './likely-pages';
import {getProvider} from './provider';

/** A page that might be meant. */
export type SuggestedPage = {title: string; url: string};

/** How many pages are suggested, and among how many results they are looked for: results are sections too. */
const SUGGESTED = 5;
const AMONG = 40;

/** The pages whose titles the search finds for the words of a URL that leads nowhere; none when it cannot be reached. */
export const suggestPages = async (path: string): Promise<SuggestedPage[]> => {
	const query = queryForPath(path);
	if (query === '') {
		return [];
	}

	try {
		const provider = await getProvider();
		const {hits} = await provider.search(query, {limit: AMONG, snippetWords: 10});
		return likelyPages(hits, path)
			.slice(0, SUGGESTED)
			.map((hit) => ({title: titleOf(hit), url: hit.url}));
	} catch {
		return [];
	}
};
