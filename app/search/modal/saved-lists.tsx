import {CloseIcon, Icon} from '../../chrome/icons';
import {titleOf} from '../hit';
import {addFavorite, remove, type SavedSearches} from '../saved-searches';
import {text} from '../texts';
import type {SearchHit} from '../types';
import type {Machine} from './create-machine';
import {Result} from './result-list';
import styles from './search-modal.module.css';
import type {Collection} from './use-drawn-state';

type Props = {
	machine: Machine;
	collections: Collection[];
	activeId: number | null;
	/** The popular pages may still come. */
	isWaiting: boolean;
	save: (change: (before: SavedSearches) => SavedSearches) => void;
	focus: () => void;
};

/**
 * Recent searches, favorites and popular pages. The entries' buttons are in a separate list next to them, because the options of a list box
 * can't contain controls.
 */
export function SavedLists({machine, collections, activeId, isWaiting, save, focus}: Props) {
	const lists = collections.filter(({source, items}) => source.sourceId !== 'hits' && items.length > 0);
	if (lists.length === 0) {
		return isWaiting ? null : <p className={styles.message}>{text('noRecent')}</p>;
	}

	const change = (next: (before: SavedSearches) => SavedSearches) => {
		save(next);
		void machine.refresh();
		// The clicked button is gone now.
		focus();
	};

	const sections = lists.map(({source, items}) => {
		const kind = source.sourceId as 'recent' | 'favorites' | 'popular';
		return (
			<div key={kind} className={styles.saved}>
				<div className={styles.groupName} aria-hidden="true">
					{text(kind)}
				</div>
				<div
					{...machine.getListProps({source})}
					role="listbox"
					className={styles.savedList}
					aria-labelledby={undefined}
					aria-label={text(kind)}
				>
					{items.map((hit) => (
						<Result key={hit.objectID} machine={machine} source={source} hit={hit} activeId={activeId} />
					))}
				</div>
				{kind === 'popular' ? null : (
					<ul className={styles.actions}>
						{items.map((hit) => (
							<li key={hit.objectID}>
								<Actions hit={hit} kind={kind} change={change} />
							</li>
						))}
					</ul>
				)}
			</div>
		);
	});
	return <div className={styles.scroll}>{sections}</div>;
}

type ActionProps = {hit: SearchHit; kind: 'recent' | 'favorites'; change: (next: (before: SavedSearches) => SavedSearches) => void};

function Actions({hit, kind, change}: ActionProps) {
	const title = titleOf(hit);
	return (
		<>
			{kind === 'recent' ? (
				<button type="button" aria-label={text('addFavorite', {title})} onClick={() => change((saved) => addFavorite(saved, hit))}>
					<StarIcon />
				</button>
			) : null}
			<button
				type="button"
				aria-label={text(kind === 'recent' ? 'removeRecent' : 'removeFavorite', {title})}
				onClick={() => change((saved) => remove(saved, hit))}
			>
				<CloseIcon />
			</button>
		</>
	);
}

const StarIcon = () => (
	<Icon>
		<path d="M10 3.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z" />
	</Icon>
);
