import {useEffect, useState} from 'react';
import {useNavigate, useSearchParams} from 'react-router';
import {useHydrated} from '../../lib/use-hydrated';
import {MAX_QUERY} from '../../search/limits';
import {type Filter, toSearch} from './filter';

/** Milliseconds after the last key until the address follows what is typed. */
const SETTLED = 300;

/** The filter that the address carries as `?q=` and `?tag=`, and a way to type into it. */
export function useFilter(): Filter & {setQuery: (query: string) => void} {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	// The page was written without a query: the address counts once it is alive.
	const hydrated = useHydrated();
	const asked = hydrated ? (params.get('q') ?? '').slice(0, MAX_QUERY) : '';
	const tag = hydrated ? (params.get('tag') ?? '') : '';
	const [query, setQuery] = useState(asked);

	useEffect(() => setQuery(asked), [asked]);
	useEffect(() => {
		if (query === asked) {
			return;
		}

		const follow = () => void navigate({search: toSearch({query, tag})}, {replace: true, preventScrollReset: true});
		const timer = setTimeout(follow, SETTLED);
		return () => clearTimeout(timer);
	}, [query, asked, tag, navigate]);

	return {query, tag, setQuery};
}
