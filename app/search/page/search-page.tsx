import siteConfig from 'virtual:site-config';
import {useEffect, useState} from 'react';
import {useNavigate, useSearchParams} from 'react-router';
import kit from '../../kit/kit.module.css';
import {PageHead} from '../../kit/page-head';
import {useHydrated} from '../../lib/use-hydrated';
import {MAX_QUERY} from '../limits';
import {preloadProvider} from '../provider';
import {AllPages, type SectionOfPages} from './all-pages';
import styles from './search-page.module.css';
import {SearchResults} from './search-results';

/** Milliseconds after the last key until the address follows what is typed. */
const SETTLED = 300;

/**
 * The page was written without a query and lists every page: with one in the address, that list and the foot of the page
 * must not show for a moment. When the page does not come alive, they do.
 */
const hideList = `if(/[?&]q=[^&]/.test(location.search)){var d=document.documentElement.dataset;d.searching='';setTimeout(function(){delete d.searching},5000)}`;

/**
 * All results of a query, `?q=`, and of one section, `?section=`: what is shown can be shared and found again. Without a
 * query, and without scripts, it lists every page.
 */
export function SearchPage({sections}: {sections: SectionOfPages[]}) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	// The page was written without a query: the address counts once it is alive.
	const hydrated = useHydrated();
	const asked = hydrated ? (params.get('q') ?? '').slice(0, MAX_QUERY) : '';
	const section = hydrated ? (params.get('section') ?? undefined) : undefined;
	const [query, setQuery] = useState(asked);

	useEffect(() => setQuery(asked), [asked]);
	useEffect(() => {
		if (hydrated && query === asked) {
			delete document.documentElement.dataset.searching;
		}
	}, [hydrated, query, asked]);
	useEffect(() => {
		if (query === asked) {
			return;
		}

		const timer = setTimeout(() => void navigate({search: toSearch(query)}, {replace: true, preventScrollReset: true}), SETTLED);
		return () => clearTimeout(timer);
	}, [query, asked, navigate]);

	const choose = (name: string | undefined) => void navigate({search: toSearch(query, name)}, {replace: true, preventScrollReset: true});

	return (
		<div className={`${kit.page} ${styles.page}`}>
			<script dangerouslySetInnerHTML={{__html: hideList}} suppressHydrationWarning />
			<PageHead title="Search" />
			<form role="search" action="/search" onSubmit={(event) => event.preventDefault()}>
				<input
					className={styles.input}
					type="search"
					name="q"
					value={query}
					maxLength={MAX_QUERY}
					aria-label={siteConfig.search.placeholder}
					placeholder={siteConfig.search.placeholder}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					onFocus={preloadProvider}
					onChange={({target}) => setQuery(target.value)}
				/>
			</form>
			{query.trim() === '' ? (
				<div className={styles.all}>
					<AllPages sections={sections} />
				</div>
			) : (
				<div className={styles.found}>
					<SearchResults query={query} section={query === asked ? section : undefined} choose={choose} />
				</div>
			)}
		</div>
	);
}

const toSearch = (query: string, section?: string): string => {
	const params = new URLSearchParams({...(query === '' ? {} : {q: query}), ...(section === undefined ? {} : {section})});
	return params.size > 0 ? `?${params}` : '';
};
