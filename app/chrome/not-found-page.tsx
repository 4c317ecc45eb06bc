import siteConfig from 'virtual:site-config';
import {useEffect, useState} from 'react';
import {useFetcher} from 'react-router';
import {nearestPages} from '../lib/nearest-pages';
import type {loader as searchLoader} from '../routes/search';
import {MessagePage} from './message-page';
import styles from './message-page.module.css';

/** Shown for every address without a page: a search field and the pages that are most like the address. */
export function NotFoundPage() {
	const [path, setPath] = useState('');
	const fetcher = useFetcher<typeof searchLoader>();
	const {load} = fetcher;

	useEffect(() => {
		void load('/search');
		// The address bar, not the router: the file that answers for every unknown address comes alive under another path,
		// and the address is put back right after that.
		const timer = setTimeout(() => setPath(window.location.pathname));
		return () => clearTimeout(timer);
	}, [load]);

	const pages = (fetcher.data?.sections ?? []).flatMap((section) => section.pages);
	const nearest = path ? nearestPages(path, pages) : [];
	return (
		<MessagePage title="Page not found">
			<p>No page has this address. It may have moved, or the link may have a typing error.</p>
			<form className={styles.form} action="/search" role="search">
				<input
					className={styles.input}
					type="search"
					name="q"
					maxLength={64}
					aria-label={siteConfig.search.placeholder}
					placeholder={siteConfig.search.placeholder}
				/>
				<button type="submit" className={styles.action}>
					Search
				</button>
			</form>
			{nearest.length > 0 ? (
				<div className={styles.nearest}>
					<h2>Perhaps you were looking for</h2>
					<ul>
						{nearest.map((page) => (
							<li key={page.path}>
								<a href={page.path}>{page.title}</a> <code>{page.path}</code>
							</li>
						))}
					</ul>
				</div>
			) : null}
			<p>
				<a href="/search">All pages</a> · <a href="/docs">Documentation</a> · <a href="/">Home</a>
			</p>
		</MessagePage>
	);
}
