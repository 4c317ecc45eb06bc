import styles from './reading-progress.module.css';

/**
 * How much of the page has been read, as a playhead on a ruler below the navbar. The browser moves it with the scroll, in
 * CSS alone; one that can't, and readers who want no motion, have none.
 */
export function ReadingProgress() {
	return (
		<div className={styles.ruler} aria-hidden="true" data-reading="" data-no-print="">
			<div className={styles.read} />
			<div className={styles.playhead} />
		</div>
	);
}
