import styles from './reading-progress.module.css';

/**
 * How much of the page has been read, as a playhead on a ruler below the navbar. It's a scroll-driven animation in CSS. It isn't shown in
 * browsers without those, or with reduced motion.
 */
export function ReadingProgress() {
	return (
		<div className={styles.ruler} aria-hidden="true" data-reading="" data-no-print="">
			<div className={styles.read} />
			<div className={styles.playhead} />
		</div>
	);
}
