import styles from './loading.module.css';

/** A loading spinner. */
export const Spinner = () => (
	<div className={styles.spinner} role="status" aria-label="Loading">
		<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
			<circle className={styles.track} cx="24" cy="24" r="20" />
			<circle className={styles.arc} cx="24" cy="24" r="20" pathLength="100" />
		</svg>
	</div>
);
