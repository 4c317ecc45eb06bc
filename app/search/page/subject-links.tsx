import type {SearchSubjects} from '../../../pipeline/content/types';
import {searchPageUrl} from '../texts';
import styles from './search-page.module.css';

/** Links to searches for common subjects. `label` is the accessible name of a list without a heading. */
export const SubjectLinks = ({subjects, label}: {subjects: SearchSubjects; label?: string}) => (
	<ul className={styles.row} aria-label={label}>
		{subjects.queries.map((query) => (
			<li key={query}>
				<a className={styles.chip} href={searchPageUrl(query)}>
					{query}
				</a>
			</li>
		))}
	</ul>
);
