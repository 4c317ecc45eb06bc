import {titleOf} from './hit';
import {likelyPages, queryForPath} from './likely-pages';
import {getProvider} from './provider';

/** A page that a wrong URL may have been meant for. */
export type SuggestedPage = {title: string; url: string};

/** How many pages are suggested, and from how many results, which include sections. */
const SUGGESTED = 5;
const AMONG = 40;

/** The pages whose titles match the words of a URL without a page. None if the search can't be loaded. */
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
