import type {SearchSubjects} from '../../../pipeline/content/types';
import {searchPageUrl} from '../texts';
import styles from './search-page.module.css';

/** What others look for, one search each. `label` names the list where no heading does. */
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
