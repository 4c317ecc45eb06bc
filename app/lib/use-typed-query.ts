import {type RefObject, useEffect, useState} from 'react';
import {useNavigate, useNavigation, useNavigationType, useSearchParams} from 'react-router';
import {useEarlyText} from './use-early-text';
import {useHydrated} from './use-hydrated';

/** Milliseconds after the last key until the URL follows what is typed. */
const SETTLED = 300;

const NO_PARAMS = new URLSearchParams();

type TypedQuery = {
	/** The ref for the field that the query is typed into. */
	field: RefObject<HTMLInputElement | null>;
	/** What the field holds. */
	query: string;
	setQuery: (query: string) => void;
	/** What the URL asks for, a moment behind `query`. */
	asked: string;
	/** The parameters of the URL. Pages are written without any: they count once the page is alive. */
	params: URLSearchParams;
};

/**
 * A query of at most `longest` letters that is typed into a field and carried by the URL as `?q=`. `toSearch`, which has to be stable,
 * gives the URL of a query.
 */
export function useTypedQuery(toSearch: (query: string, params: URLSearchParams) => string, longest: number): TypedQuery {
	const [addressed] = useSearchParams();
	const navigate = useNavigate();
	const isLeaving = useNavigation().state !== 'idle';
	const params = useHydrated() ? addressed : NO_PARAMS;
	const asked = (params.get('q') ?? '').slice(0, longest);
	const [query, setQuery] = useState(asked);
	const field = useEarlyText<HTMLInputElement>(query, setQuery);
	const [followed, setFollowed] = useState(asked);
	// A URL that was replaced followed the field, which may be ahead of it: a letter typed meanwhile stays.
	const isBehind = useNavigationType() === 'REPLACE';
	if (asked !== followed) {
		setFollowed(asked);
		if (!isBehind) {
			setQuery(asked);
		}
	}

	useEffect(() => {
		// The URL of a page that is being left follows nobody: it would take the reader back from the link that they chose.
		if (query === asked || isLeaving) {
			return;
		}

		const follow = () => {
			// Of the URL, which may be a choice ahead of what is drawn.
			const latest = new URLSearchParams(window.location.search);
			void navigate({search: toSearch(query, latest)}, {replace: true, preventScrollReset: true});
		};
		const timer = setTimeout(follow, SETTLED);
		return () => clearTimeout(timer);
	}, [query, asked, isLeaving, toSearch, navigate]);

	return {field, query, setQuery, asked, params};
}
