import type {SearchSubjects} from '../../../pipeline/content/types';
import {MissingResults} from '../missing-results';
import {text} from '../texts';
import styles from './search-page.module.css';
import {SubjectLinks} from './subject-links';

/** What to try after a query without results. */
export function NothingFound({query, subjects}: {query: string; subjects: SearchSubjects | null}) {
	return (
		<div className={styles.ways}>
			<p>{text('reword')}</p>
			{subjects ? <SubjectLinks subjects={subjects} label={subjects.title} /> : null}
			<p>
				<a href="/search">All pages</a> · <a href="/ai">{text('ask')}</a>
			</p>
			<MissingResults query={query} />
		</div>
	);
}
