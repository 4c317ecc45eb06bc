import type {DocPage} from '../../pipeline/content/types';
import styles from './doc-page.module.css';

const HOME = {label: 'Docs', path: '/docs'};

/** Breadcrumbs to a docs page. A page at the top level of its sidebar gets the docs home as its parent. */
export function Breadcrumbs({breadcrumbs: below}: Pick<DocPage, 'breadcrumbs'>) {
	const breadcrumbs = below.length === 1 && below[0]?.path !== HOME.path ? [HOME, ...below] : below;
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
