import {getProvider} from './provider';
import type {SearchHit} from './types';

/** The pages that the search finds for the words of an address that leads nowhere; none when the search cannot be reached. */
export const suggestPages = async (path: string, limit = 5): Promise<SearchHit[]> => {
	let words: string;
	try {
		words = decodeURIComponent(path);
	} catch {
		words = path;
	}

	const query = words
		.replace(/\.\w+$/, '')
		.split(/[/\-_.\s]+/)
		.filter((word) => word !== '' && word !== 'docs')
		.join(' ')
		.slice(0, 64);
	if (query === '') {
		return [];
	}

	try {
		const provider = await getProvider();
		const {hits} = await provider.search(query, {limit: 4 * limit, snippetWords: 10});
		return hits.filter(({type}) => type === 'lvl1').slice(0, limit);
	} catch {
		return [];
	}
};
