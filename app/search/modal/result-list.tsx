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
 * The results that are drawn: at first those that are seen, once the reader stops typing or moves below them all. A list
 * that is thrown away with the next letter is not worth the time that the letter waits for.
 */
function useDrawn(items: Collection['items'], activeId: number | null): Collection['items'] {
	const [complete, setComplete] = useState<Collection['items']>();
	useEffect(() => {
		const timer = setTimeout(() => setComplete(items), REST_AFTER);
		return () => clearTimeout(timer);
	}, [items]);
	return complete === items || (activeId ?? 0) >= DRAWN_FIRST - 1 ? items : items.slice(0, DRAWN_FIRST);
}

/**
 * The results by group. Each is a link, so that it can be opened as links can. Drawn again for another answer or active
 * item only, in the elements of the last answer: they hold nothing but what is drawn, and new ones take longer.
 */
export const ResultList = memo(function ResultList({machine, collection: {source, items: all}, activeId, hidden}: Props) {
	const items = useDrawn(all, activeId);
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

/** One result: its name, the kind of its page or its place on it, a snippet. */
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
