import type {SearchSubjects} from '../../../pipeline/content/types';
import {missingResultsUrl, text} from '../texts';
import styles from './search-page.module.css';
import {SubjectLinks} from './subject-links';

/** Where to go on from a query that finds nothing. */
export function NothingFound({query, subjects}: {query: string; subjects: SearchSubjects | null}) {
	const url = missingResultsUrl(query);
	return (
		<div className={styles.ways}>
			<p>{text('reword')}</p>
			{subjects ? <SubjectLinks subjects={subjects} label={subjects.title} /> : null}
			<p>
				<a href="/search">All pages</a> · <a href="/ai">{text('ask')}</a>
			</p>
			{url ? (
				<p>
					{text('missing')}{' '}
					<a href={url} target="_blank" rel="noopener noreferrer">
						{text('missingLink')}
					</a>
				</p>
			) : null}
		</div>
	);
}
