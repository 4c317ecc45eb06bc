import type {PageLink} from '../../pipeline/content/types';
import styles from './pager.module.css';

type Props = {previous?: PageLink; next?: PageLink; previousLabel?: string; nextLabel?: string; label?: string};

/** Links to the previous and the next page. */
export function Pager({previous, next, previousLabel = 'Previous', nextLabel = 'Next', label = 'Neighboring pages'}: Props) {
	if (!previous && !next) {
		return null;
	}

	return (
		<nav className={styles.pager} aria-label={label}>
			{previous ? (
				<a className={styles.link} href={previous.path} rel="prev">
					<span className={styles.label}>{previousLabel}</span>
					<span className={styles.title}>{previous.title}</span>
				</a>
			) : null}
			{next ? (
				<a className={`${styles.link} ${styles.next}`} href={next.path} rel="next">
					<span className={styles.label}>{nextLabel}</span>
					<span className={styles.title}>{next.title}</span>
				</a>
			) : null}
		</nav>
	);
}
