import type {SiteConfig} from '../../pipeline/config/schema';
import {store} from '../lib/storage';
import styles from './announcement-bar.module.css';
import {closedAnnouncementKey} from './announcement-key';

/**
 * The bar above the navbar. It's in the markup of every page. If the reader has closed it, an attribute that is set before the first paint
 * hides it, so the page never shifts.
 */
export function AnnouncementBar({id, content, backgroundColor, textColor, isCloseable}: NonNullable<SiteConfig['announcementBar']>) {
	const close = () => {
		store(closedAnnouncementKey(id), '1');
		document.documentElement.dataset.announcementClosed = '';
	};

	return (
		<div className={styles.bar} style={{backgroundColor, color: textColor}} role="region" aria-label="Announcement">
			{/* HTML from the site's own configuration. */}
			<div className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
			{isCloseable ? (
				<button type="button" className={styles.close} aria-label="Close announcement" onClick={close}>
					<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
						<path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
					</svg>
				</button>
			) : null}
		</div>
	);
}
