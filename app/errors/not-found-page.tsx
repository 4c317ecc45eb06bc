import siteConfig from 'virtual:site-config';
import {useEffect, useState} from 'react';
import {importAgain} from '../lib/loading/import-again';
import {MAX_QUERY} from '../search/limits';
import type {SuggestedPage} from '../search/suggest';
import {MessagePage} from './message-page';
import message from './message-page.module.css';
import styles from './not-found-page.module.css';

/** Shown for URLs without a page: a search field, and the pages that the search finds for the words of the URL. */
export default function NotFoundPage() {
	const [nearest, setNearest] = useState<SuggestedPage[]>([]);

	useEffect(() => {
		let current = true;
		const suggest = async () => {
			const {suggestPages} = await importAgain(() => import('../search/suggest'));
			const pages = await suggestPages(window.location.pathname);
			if (current) {
				setNearest(pages);
			}
		};
		// In a timeout, because the page hydrates at /404, and the URL is restored right afterwards. Without suggestions, there is still
		// the search field.
		const timer = setTimeout(() => void suggest().catch(() => {}));
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, []);

	return (
		<MessagePage
			title="Page not found"
			ways={
				<>
					<form className={styles.form} action="/search" role="search">
						<input
							className={styles.input}
							type="search"
							dir="auto"
							name="q"
							maxLength={MAX_QUERY}
							aria-label={siteConfig.search.placeholder}
							placeholder={siteConfig.search.placeholder}
						/>
						<button type="submit" className={message.action}>
							Search
						</button>
					</form>
					{nearest.length > 0 ? (
						<div className={styles.nearest}>
							<h2>Were you looking for one of these?</h2>
							<ul className={styles.list}>
								{nearest.map(({title, url}) => (
									<li key={url}>
										<a href={url}>{title}</a> <code>{url}</code>
									</li>
								))}
							</ul>
						</div>
					) : null}
				</>
			}
		>
			<span className={styles.frame} aria-hidden="true">
				404
			</span>
			<p>There’s no page at this URL. It may have moved, or the link may contain a typo.</p>
			<p>
				<a href="/search">All pages</a> · <a href="/docs">Documentation</a> · <a href="/">Home</a>
			</p>
		</MessagePage>
	);
}
