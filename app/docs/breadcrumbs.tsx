import type {DocPage} from '../../pipeline/content/types';
import styles from './doc-page.module.css';

/** The way from the docs home to this page. */
export function Breadcrumbs({breadcrumbs}: Pick<DocPage, 'breadcrumbs'>) {
	return (
		<nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
			<ol className={styles.breadcrumbList}>
				{breadcrumbs.map(({label, path}, index) => (
					<li key={index}>
						{path && index < breadcrumbs.length - 1 ? (
							<a href={path}>{label}</a>
						) : (
							<span aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>{label}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
