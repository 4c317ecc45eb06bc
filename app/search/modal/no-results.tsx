import {MAX_SUGGESTIONS} from '../limits';
import {missingResultsUrl, text} from '../texts';
import styles from './search-modal.module.css';

type Props = {query: string /** Names of groups seen in earlier results. */; groups: readonly string[]; search: (query: string) => void};

/** What one types to find a group: `API: @remotion/captions` is named for reading. */
const asQuery = (group: string): string => group.replace(/^API: (?:@remotion\/)?/, '');

/** Says that nothing is found and what else to try. */
export function NoResults({query, groups, search}: Props) {
	const missing = missingResultsUrl(query);
	return (
		<div className={styles.message}>
			<p className={styles.messageTitle}>{text('noResults', {query})}</p>
			{groups.length > 0 ? (
				<>
					<p>{text('trySearching')}:</p>
					<ul className={styles.suggestions}>
						{groups
							.slice(0, MAX_SUGGESTIONS)
							.map(asQuery)
							.map((name) => (
								<li key={name}>
									<button type="button" onClick={() => search(name)}>
										{name}
									</button>
								</li>
							))}
					</ul>
				</>
			) : null}
			{missing ? (
				<p>
					{text('missing')}{' '}
					<a href={missing} target="_blank" rel="noopener noreferrer">
						{text('missingLink')}
					</a>
				</p>
			) : null}
		</div>
	);
}
