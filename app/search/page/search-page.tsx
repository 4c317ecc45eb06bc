import siteConfig from 'virtual:site-config';
import {useEffect} from 'react';
import {useNavigate} from 'react-router';
import type {SearchSubjects} from '../../../pipeline/content/types';
import {SearchIcon} from '../../chrome/icons';
import frame from '../../kit/frame.module.css';
import {PageHead} from '../../kit/page-head';
import {queryString} from '../../kit/query-string';
import {useHydrated} from '../../lib/use-hydrated';
import {useTypedQuery} from '../../lib/use-typed-query';
import {MAX_QUERY} from '../limits';
import {preloadProvider} from '../provider';
import {AllPages, type SectionOfPages} from './all-pages';
import {Begin} from './begin';
import styles from './search-page.module.css';
import {SearchResults} from './search-results';

/**
 * The page is prerendered without a query, and lists every page. If the URL has a query, this script hides the list until the results are
 * there, or until it's clear that the page doesn't hydrate.
 */
const hideList = `if(/[?&]q=[^&]/.test(location.search)){var d=document.documentElement.dataset;d.searching='';setTimeout(function(){delete d.searching},5000)}`;

type Props = {subjects: SearchSubjects | null; sections: SectionOfPages[]};

/**
 * The search page, with all results of a query (`?q=`), optionally of one section (`?section=`). Without a query, it shows suggestions and a list
 * of every page. Without scripts, only the list.
 */
export function SearchPage({subjects, sections}: Props) {
	const navigate = useNavigate();
	const hydrated = useHydrated();
	// A new query isn't limited to the section that was chosen for the last one.
	const {field, query, setQuery, asked, params} = useTypedQuery(toSearch, MAX_QUERY);
	const section = params.get('section') ?? undefined;

	useEffect(() => {
		if (hydrated && query === asked) {
			delete document.documentElement.dataset.searching;
		}
	}, [hydrated, query, asked]);

	const choose = (name: string | undefined) =>
		void navigate({search: queryString({q: query, section: name})}, {replace: true, preventScrollReset: true});

	return (
		<div className={`${frame.page} ${styles.page}`}>
			<script dangerouslySetInnerHTML={{__html: hideList}} suppressHydrationWarning />
			<PageHead title="Search" />
			<form role="search" action="/search" className={styles.line} onSubmit={(event) => event.preventDefault()}>
				<SearchIcon />
				<input
					ref={field}
					className={styles.input}
					type="search"
					dir="auto"
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
					<Begin subjects={subjects} />
					<AllPages sections={sections} />
				</div>
			) : (
				<div className={styles.found}>
					<SearchResults query={query} subjects={subjects} section={query === asked ? section : undefined} choose={choose} />
				</div>
			)}
		</div>
	);
}

const toSearch = (query: string): string => queryString({q: query});
