import {searchPageUrl, text} from '../texts';
import styles from './search-modal.module.css';

/** Says that the search failed. The link to the search page does a full page load, which also updates a tab with an old version of the site. */
export function SearchFailed({query, retry}: {query: string; retry: () => void}) {
	return (
		<div className={styles.message}>
			<p className={styles.messageTitle}>{text('failed')}</p>
			<p>{text('failedHint')}</p>
			<p className={styles.ways}>
				<button type="button" onClick={retry}>
					{text('retry')}
				</button>
				{searchPageUrl() ? (
					<a href={searchPageUrl(query)} data-reload>
						{text('openPage')}
					</a>
				) : null}
			</p>
		</div>
	);
}
