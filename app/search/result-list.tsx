import type {AutocompleteApi} from '@algolia/autocomplete-core';
import type {FormEvent, KeyboardEvent, MouseEvent} from 'react';
import {parentsOf} from './hit';
import {Pieces} from './pieces';
import styles from './search-modal.module.css';
import {text} from './texts';
import type {SearchHit} from './types';
import type {Collection} from './use-autocomplete';

export type Machine = AutocompleteApi<SearchHit, FormEvent, MouseEvent, KeyboardEvent>;

type Props = {machine: Machine; collection: Collection; activeId: number | null};

/** The results by group. Each is a link, so that it can be opened as links can. */
export function ResultList({machine, collection: {source, items}, activeId}: Props) {
	const groups = [...new Set(items.map(({hierarchy}) => hierarchy.lvl0))];
	return (
		<div
			{...machine.getListProps({source})}
			className={styles.scroll}
			role="listbox"
			aria-labelledby={undefined}
			aria-label={text('results')}
		>
			{groups.map((group, index) => (
				<div key={group} className={styles.group} role="group" aria-labelledby={`search-group-${index}`}>
					<div id={`search-group-${index}`} className={styles.groupName} role="presentation">
						{group}
					</div>
					{items
						.filter(({hierarchy}) => hierarchy.lvl0 === group)
						.map((hit) => (
							<Result key={hit.objectID} machine={machine} source={source} hit={hit} activeId={activeId} />
						))}
				</div>
			))}
		</div>
	);
}

type ResultProps = {machine: Machine; source: Collection['source']; hit: SearchHit & {__autocomplete_id?: number}; activeId: number | null};

/** One result: where it stands, its name, a snippet. */
export function Result({machine, source, hit, activeId}: ResultProps) {
	const parents = parentsOf(hit);
	const {onMouseDown: _, ...itemProps} = machine.getItemProps({item: hit, source});
	return (
		<a
			{...itemProps}
			className={styles.result}
			href={hit.url}
			role="option"
			tabIndex={-1}
			aria-selected={hit.__autocomplete_id === activeId}
			data-section={parents.length > 0 ? '' : undefined}
		>
			<span className={styles.title}>
				<Pieces pieces={hit.title} />
			</span>
			{parents.length > 0 ? <span className={styles.parents}>{parents.join(' › ')}</span> : null}
			{hit.snippet.length > 0 ? (
				<span className={styles.snippet}>
					<Pieces pieces={hit.snippet} />
				</span>
			) : null}
		</a>
	);
}
