import siteConfig from 'virtual:site-config';
import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {useNavigate} from 'react-router';
import {plain} from '../embedded/results/highlight';
import {titleOf} from '../hit';
import {MAX_PER_GROUP, MAX_POPULAR, MAX_RESULTS, STALL_THRESHOLD} from '../limits';
import {getProvider, onImproved} from '../provider';
import {addRecent, readSaved, type SavedSearches, shownRecent, writeSaved} from '../saved-searches';
import type {Hit, SearchAnswer, SearchHit} from '../types';
import {growList} from './grow-list';
import {snippetWords} from './snippet-words';

/** What is known about the query that was answered last. */
export type Answered = {query: string; failed: boolean; nbHits: number; isPartial: boolean; queryId?: string};

export type Collection = AutocompleteState<SearchHit>['collections'][number];

type State = AutocompleteState<SearchHit>;

/**
 * Whether there is anything to draw. A letter is not: the box shows it by itself, and what is found is drawn once, with
 * the answer or when that is late. An emptied box has no answer to wait for.
 */
const isNews = (next: State, drawn: State): boolean =>
	next.collections !== drawn.collections ||
	next.isOpen !== drawn.isOpen ||
	next.activeItemId !== drawn.activeItemId ||
	(next.status === 'stalled' && drawn.status !== 'stalled') ||
	(next.query === '' && drawn.query !== '');

const toShown = (hit: Hit): SearchHit => ({...hit, title: plain(titleOf(hit)), snippet: []});

const hasModifier = (event: {ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; altKey?: boolean}): boolean =>
	Boolean(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * The search box as a state machine: query, panel, active item, keys. Beside it stands what the machine does not know:
 * what was answered last, which groups were seen so far, and the saved searches.
 */
export function useAutocomplete({initialQuery, close}: {initialQuery: () => string; close: () => void}) {
	const navigate = useNavigate();
	const [answered, setAnswered] = useState<Answered>();
	const [seenGroups, setSeenGroups] = useState<string[]>([]);
	const [state, setState] = useState<State>();
	const [first] = useState(initialQuery);
	const latest = useRef<State>(undefined);
	const drawn = useRef<State>(undefined);
	const turn = useRef(0);
	const shown = useRef<{query: string; hits: SearchHit[]}>(undefined);
	const isImproving = useRef(false);
	const popular = useRef<SearchHit[]>([]);
	const kept = useRef<SavedSearches>(undefined);
	kept.current ??= readSaved(siteConfig.search.externalUrlRegex);

	const save = (change: (before: SavedSearches) => SavedSearches) => {
		// Read anew: another tab may have kept something since.
		kept.current = change(readSaved(siteConfig.search.externalUrlRegex));
		writeSaved(kept.current);
	};

	const ask = async (query: string): Promise<SearchHit[]> => {
		const mine = ++turn.current;
		const before = isImproving.current && shown.current?.query === query ? shown.current.hits : [];
		isImproving.current = false;
		let answer: SearchAnswer | undefined;
		try {
			const provider = await getProvider();
			answer = await provider.search(query, {limit: MAX_RESULTS, perGroup: MAX_PER_GROUP, snippetWords: snippetWords()});
		} catch {
			// Shown as such: the machine itself would take it for an empty answer.
		}

		if (mine === turn.current) {
			setAnswered({
				query,
				failed: !answer,
				nbHits: answer?.count ?? 0,
				isPartial: answer?.isPartial ?? false,
				...(answer?.queryId ? {queryId: answer.queryId} : {}),
			});
			const groups = answer?.hits.map(({hierarchy}) => hierarchy.lvl0) ?? [];
			setSeenGroups((before) => [...new Set([...before, ...groups])].filter(Boolean));
		}

		const hits = growList(before, answer?.hits ?? []);
		if (mine === turn.current) {
			shown.current = {query, hits};
		}

		return hits;
	};

	const choose = useEffectEvent((hit: SearchHit, event: object, position: number) => {
		save((before) => addRecent(before, hit));
		getProvider().then(
			(provider) => provider.clicked?.(hit, position, answered?.queryId),
			// What was searched before can be chosen without a provider.
			() => {},
		);
		if (!hasModifier(event)) {
			close();
		}
	});
	const go = useEffectEvent((url: string) => {
		if (url.startsWith('/')) {
			void navigate(url);
		} else {
			window.location.assign(url);
		}
	});
	const answerTo = useEffectEvent(ask);

	// biome-ignore lint/correctness/useExhaustiveDependencies: one machine for one opening of the search.
	const machine = useMemo(() => {
		const source = (sourceId: string, getItems: () => SearchHit[] | Promise<SearchHit[]>) => ({
			sourceId,
			getItems,
			getItemUrl: ({item}: {item: SearchHit}) => item.url,
			onSelect: ({item, event}: {item: SearchHit & {__autocomplete_id?: number}; event: object}) =>
				choose(item, event, (item.__autocomplete_id ?? 0) + 1),
		});
		return createAutocomplete<SearchHit, FormEvent, MouseEvent, KeyboardEvent>({
			id: 'site-search',
			defaultActiveItemId: 0,
			openOnFocus: true,
			stallThreshold: STALL_THRESHOLD,
			placeholder: siteConfig.search.placeholder,
			initialState: {query: first},
			insights: false,
			navigator: {
				navigate: ({itemUrl}) => go(itemUrl),
				navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
				navigateNewWindow: ({itemUrl}) =>
					void window.open(itemUrl, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`),
			},
			shouldPanelOpen: () => true,
			onStateChange: ({state: next}) => {
				latest.current = next;
				if (!drawn.current || isNews(next, drawn.current)) {
					drawn.current = next;
					setState(next);
				}
			},
			getSources: ({query}) =>
				query.trim() === ''
					? [
							source('recent', () => shownRecent(kept.current!).map(toShown)),
							source('favorites', () => kept.current!.favorites.map(toShown)),
							source('popular', () => popular.current),
						]
					: [source('hits', () => answerTo(query))],
		});
	}, []);

	const improve = useEffectEvent(() => {
		// Not under the eyes of a reader who is moving through the results.
		const now = latest.current;
		if (now?.isOpen && now.query.trim() !== '' && !now.activeItemId) {
			isImproving.current = true;
			void machine.refresh();
		}
	});
	const offer = useEffectEvent((pages: SearchHit[]) => {
		popular.current = pages;
		const now = latest.current;
		if (now?.isOpen && now.query.trim() === '') {
			void machine.refresh();
		}
	});
	useEffect(() => {
		let isOpen = true;
		getProvider()
			.then((provider) => provider.popular?.(MAX_POPULAR))
			.then(
				(pages) => isOpen && pages && offer(pages),
				// The search itself says that it cannot be reached.
				() => {},
			);
		return () => {
			isOpen = false;
		};
	}, []);
	useEffect(() => onImproved(() => improve()), []);

	/** The text in the box now; `state` has what it was when it was drawn. */
	const queryNow = (): string => latest.current?.query ?? first;

	return {machine, state, queryNow, answered, seenGroups, save};
}
