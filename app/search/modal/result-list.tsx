import {memo, useEffect, useState} from 'react';
import {parentsOf} from '../hit';
import {kindName} from '../kind-name';
import {DRAWN_FIRST, REST_AFTER} from '../limits';
import {Pieces} from '../pieces';
import {text} from '../texts';
import type {SearchHit} from '../types';
import type {Machine} from './create-machine';
import styles from './search-modal.module.css';
import type {Collection} from './use-drawn-state';

type Props = {machine: Machine; collection: Collection; activeId: number | null; hidden: boolean};

/**
 * The results to render: at first only those that are visible, and all of them once the reader stops typing or moves down the list. While the
 * reader types, rendering results that the next letter discards would delay that letter.
 */
function useRendered(items: Collection['items'], activeId: number | null): Collection['items'] {
	const [complete, setComplete] = useState<Collection['items']>();
	useEffect(() => {
		const timer = setTimeout(() => setComplete(items), REST_AFTER);
		return () => clearTimeout(timer);
	}, [items]);
	return complete === items || (activeId ?? 0) >= DRAWN_FIRST - 1 ? items : items.slice(0, DRAWN_FIRST);
}

/**
 * The results by group. Each one is a link, so that it can be opened in a new tab. Groups and results are keyed by index, so that the next
 * answer reuses their elements, which is faster than creating new ones.
 */
export const ResultList = memo(function ResultList({machine, collection: {source, items: all}, activeId, hidden}: Props) {
	const items = useRendered(all, activeId);
	const groups = [...new Set(items.map(({hierarchy}) => hierarchy.lvl0))];
	return (
		<div
			{...machine.getListProps({source})}
			hidden={hidden}
			className={`${styles.scroll} ${styles.results}`}
			role="listbox"
			aria-labelledby={undefined}
			aria-label={text('results')}
		>
			{groups.map((group, index) => (
				<div key={index} className={styles.group} role="group" aria-labelledby={`search-group-${index}`}>
					<div id={`search-group-${index}`} className={styles.groupName} role="presentation">
						{group}
					</div>
					{items
						.filter(({hierarchy}) => hierarchy.lvl0 === group)
						.map((hit, at) => (
							<Result key={at} machine={machine} source={source} hit={hit} activeId={activeId} />
						))}
				</div>
			))}
		</div>
	);
});

type ResultProps = {machine: Machine; source: Collection['source']; hit: SearchHit & {__autocomplete_id?: number}; activeId: number | null};

/** A result: title, kind of page or parent headings, and a snippet. */
export function Result({machine, source, hit, activeId}: ResultProps) {
	const parents = parentsOf(hit);
	const kind = parents.length === 0 ? kindName(hit) : undefined;
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
				{kind ? <span className={styles.kind}>{kind}</span> : null}
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
