import siteConfig from 'virtual:site-config';
import {useEffect, useState} from 'react';
import type {SearchSubjects} from '../../../pipeline/content/types';
import {titleOf} from '../hit';
import {readSaved} from '../saved-searches';
import {text} from '../texts';
import type {Hit} from '../types';
import styles from './begin.module.css';
import page from './search-page.module.css';
import {SubjectLinks} from './subject-links';

/** Shown before anything is typed: common subjects, and the reader's saved searches. */
export function Begin({subjects}: {subjects: SearchSubjects | null}) {
	const [recent, setRecent] = useState<Hit[]>([]);
	useEffect(() => {
		const saved = readSaved(siteConfig.search.externalUrlRegex);
		setRecent([...saved.favorites, ...saved.recent]);
	}, []);

	return (
		<div className={`${page.begin} ${styles.beginnings}`}>
			{subjects ? (
				<section aria-labelledby="subjects">
					<h2 id="subjects">{subjects.title}</h2>
					<SubjectLinks subjects={subjects} />
				</section>
			) : null}
			<section aria-labelledby="recent">
				<h2 id="recent">{text('recent')}</h2>
				{recent.length > 0 ? (
					<ul className={styles.recent}>
						{recent.map((hit) => (
							<li key={hit.objectID}>
								<a href={hit.url}>{titleOf(hit)}</a>
							</li>
						))}
					</ul>
				) : (
					<p className={styles.none}>
						{text('noRecent')}
						<span className={styles.key}>
							. <kbd>/</kbd> {text('fromAnywhere')}
						</span>
					</p>
				)}
			</section>
		</div>
	);
}
