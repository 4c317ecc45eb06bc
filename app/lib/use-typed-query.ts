import {type RefObject, useEffect, useState} from 'react';
import {useNavigate, useNavigation, useNavigationType, useSearchParams} from 'react-router';
import {useEarlyText} from './use-early-text';
import {useHydrated} from './use-hydrated';

/** Milliseconds after the last key until the URL is updated. */
const DEBOUNCE_MS = 300;

const NO_PARAMS = new URLSearchParams();

type TypedQuery = {
	/** The ref for the text field. */
	field: RefObject<HTMLInputElement | null>;
	/** The text in the field. */
	query: string;
	setQuery: (query: string) => void;
	/** The query in the URL, which lags behind `query`. */
	asked: string;
	/** The URL's parameters. Empty until hydration, because pages are prerendered without any. */
	params: URLSearchParams;
};

/**
 * The state of a search field whose query of at most `longest` characters is also in the URL as `?q=`. `toSearch` returns the URL's
 * query string for a query, and must be stable.
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
	// A replaced URL was written below, and the field may be ahead of it by now. Other navigations set the field.
	const isBehind = useNavigationType() === 'REPLACE';
	if (asked !== followed) {
		setFollowed(asked);
		if (!isBehind) {
			setQuery(asked);
		}
	}

	useEffect(() => {
		// While the page is being left, updating its URL would cancel the navigation.
		if (query === asked || isLeaving) {
			return;
		}

		const follow = () => {
			// Read from the window, because the URL may be ahead of what is rendered.
			const latest = new URLSearchParams(window.location.search);
			void navigate({search: toSearch(query, latest)}, {replace: true, preventScrollReset: true});
		};
		const timer = setTimeout(follow, DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [query, asked, isLeaving, toSearch, navigate]);

	return {field, query, setQuery, asked, params};
}
