import {type RefObject, useEffect, useEffectEvent, useRef} from 'react';
import type {SearchSubjects} from '../../../pipeline/content/types';
import {parentsOf} from '../hit';
import {kindName} from '../kind-name';
import {PAGE_SIZE} from '../limits';
import {Pieces} from '../pieces';
import {countText, text} from '../texts';
import type {SearchHit} from '../types';
import {NothingFound} from './nothing-found';
import styles from './search-page.module.css';
import {useKeptPlace, usePages} from './use-place';
import {useResults} from './use-results';

type Props = {query: string; subjects: SearchSubjects | null; section: string | undefined; choose: (section: string | undefined) => void};

/** How far below the viewport the next results are loaded. */
const AHEAD = '600px';

/** The results of a query. More are loaded on scrolling. */
export function SearchResults({query, subjects, section, choose}: Props) {
	const subject = `${query}\n${section ?? ''}`;
	const {pages, more} = usePages(subject);
	const {results, retry} = useResults(query, section, pages);
	useKeptPlace(subject, pages, results?.query === query && results.group === section);
	// Not the number of shown results, which may include some of an earlier answer that belong to later pages.
	const hasMore = results !== undefined && pages * PAGE_SIZE < results.count && results.query === query;
	const list = useRef<HTMLOListElement>(null);
	const pressMore = useFocusOnNext(list, results?.hits.length ?? 0);

	return (
		<>
			<p className={results?.count === 0 ? styles.said : styles.count} role="status">
				{results
					? results.failed
						? text('failed')
						: results.count === 0
							? text('noResults', {query: results.query})
							: countText(results.count, results.isPartial)
					: text('loading')}
			</p>
			{results?.failed ? (
				<div className={styles.ways}>
					<p>{text('failedHint')}</p>
					<button type="button" className={styles.chip} onClick={retry}>
						{text('retry')}
					</button>
				</div>
			) : null}
			{results && results.groups.length > 0 ? <Sections groups={results.groups} chosen={section} choose={choose} /> : null}
			{results?.count === 0 && !results.failed ? <NothingFound query={query} subjects={subjects} /> : null}
			<ol ref={list} className={styles.results}>
				{results?.hits.map((hit) => (
					<Result key={hit.objectID} hit={hit} />
				))}
			</ol>
			{hasMore ? (
				<More
					pages={pages}
					more={more}
					press={() => {
						pressMore();
						more();
					}}
				/>
			) : null}
		</>
	);
}

type SectionsProps = {groups: {name: string; count: number}[]; chosen: string | undefined; choose: (name: string | undefined) => void};

function Sections({groups, chosen, choose}: SectionsProps) {
	const total = groups.reduce((sum, {count}) => sum + count, 0);
	const isKnown = groups.some(({name}) => name === chosen);
	const largestFirst = [...groups].sort((a, b) => b.count - a.count);
	return (
		<div className={styles.sections} role="group" aria-label={text('section')}>
			{[{name: undefined, count: total}, ...largestFirst].map(({name, count}) => (
				<button
					key={name ?? ''}
					type="button"
					className={styles.chip}
					aria-pressed={name === (isKnown ? chosen : undefined)}
					onClick={() => choose(name)}
				>
					{name ?? text('allSections')} <span>{count}</span>
				</button>
			))}
		</div>
	);
}

function Result({hit}: {hit: SearchHit}) {
	const parents = parentsOf(hit);
	const above = [hit.hierarchy.lvl0, ...parents].filter(Boolean);
	const kind = parents.length === 0 ? kindName(hit) : undefined;
	return (
		<li className={styles.result}>
			<a href={hit.url}>
				<Pieces pieces={hit.title} />
			</a>
			<p className={styles.above}>
				{kind ? `${kind} · ` : null}
				{above.join(' › ')}
			</p>
			{hit.snippet.length > 0 ? (
				<p>
					<Pieces pieces={hit.snippet} />
				</p>
			) : null}
		</li>
	);
}

/** Moves the focus to the first result that a click on "Show more" adds. */
function useFocusOnNext(list: RefObject<HTMLOListElement | null>, count: number): () => void {
	const pressedAt = useRef<number>(undefined);

	useEffect(() => {
		if (pressedAt.current !== undefined && count > pressedAt.current) {
			list.current?.children[pressedAt.current]?.querySelector('a')?.focus({preventScroll: true});
			pressedAt.current = undefined;
		}
	}, [list, count]);

	return () => {
		pressedAt.current = count;
	};
}

/** Whether the reader is tabbing through the results, or has passed them. A list that grows by itself would keep them from ever reaching its end. */
const isTabbing = (): boolean =>
	document.activeElement?.matches('main ol a:focus-visible, main ol + button:focus-visible, body > footer :focus-visible') ?? false;

/** Loads more results when it comes near the viewport, or on a click. */
function More({pages, more, press}: {pages: number; more: () => void; press: () => void}) {
	const button = useRef<HTMLButtonElement>(null);
	const onNear = useEffectEvent(more);

	// biome-ignore lint/correctness/useExhaustiveDependencies: after each part, it may still be near the window.
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && !isTabbing() && onNear(), {rootMargin: AHEAD});
		observer.observe(button.current!);
		return () => observer.disconnect();
	}, [pages]);

	return (
		<button ref={button} type="button" className={styles.more} onClick={press}>
			{text('showMore')}
		</button>
	);
}
