import type {LearnMore} from '../../../pipeline/content/types';
import contents from '../../prose/table-of-contents.module.css';
import styles from '../year-sidebar.module.css';

type Props = {title: string; pages: Pick<LearnMore['start']['steps'][number], 'path' | 'title'>[]};

/** The first pages to read, next to an article. */
export function FirstPages({title, pages}: Props) {
	return (
		<aside className={styles.sidebar} aria-label={`${title}, sidebar`}>
			<nav aria-label={title} data-prefetch="intent" className={styles.years}>
				<p className={styles.title}>{title}</p>
				<ul className={contents.list}>
					{pages.map(({path, title}) => (
						<li key={path}>
							<a href={path}>{title}</a>
						</li>
					))}
				</ul>
			</nav>
		</aside>
	);
}
