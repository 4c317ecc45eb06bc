import {MAX_SUGGESTIONS} from '../limits';
import {MissingResults} from '../missing-results';
import {text} from '../texts';
import styles from './search-modal.module.css';

type Props = {
	query: string;
	/** Names of groups in earlier results. */
	groups: readonly string[];
	search: (query: string) => void;
};

/** A group's name as a query: that of `API: @remotion/captions` is `captions`. */
const asQuery = (group: string): string => group.replace(/^API: (?:@remotion\/)?/, '');

/** Says that nothing was found, and what else to try: groups of earlier results, or other words. */
export function NoResults({query, groups, search}: Props) {
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
			) : (
				<p>{text('reword')}</p>
			)}
			<MissingResults query={query} />
		</div>
	);
}
