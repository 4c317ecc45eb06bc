import {useEffect, useEffectEvent, useMemo, useState} from 'react';
import {useNavigate} from 'react-router';
import {plain} from '../embedded/results/highlight';
import {titleOf} from '../hit';
import {getProvider, onImproved} from '../provider';
import {addRecent, shownRecent} from '../saved-searches';
import type {Hit, SearchHit} from '../types';
import {createMachine} from './create-machine';
import {useAnswers} from './use-answers';
import {useDrawnState} from './use-drawn-state';
import {usePopular} from './use-popular';
import {useSaved} from './use-saved';

const toShown = (hit: Hit): SearchHit => ({...hit, title: plain(titleOf(hit)), snippet: []});

const hasModifier = (event: {ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; altKey?: boolean}): boolean =>
	Boolean(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * The state machine of the search box, with the last answer and the saved searches.
 */
export function useAutocomplete({initialQuery, close}: {initialQuery: () => string; close: () => void}) {
	const navigate = useNavigate();
	const [first] = useState(initialQuery);
	const {state, latest, update} = useDrawnState();
	const {answered, ask, keepShown} = useAnswers();
	const {saved, save} = useSaved();

	/** The text in the box now. `state` has the text at the last render. */
	const queryNow = (): string => latest.current?.query ?? first;
	const isEmpty = (): boolean => queryNow().trim() === '';

	const {popular, isWaiting} = usePopular(() => {
		if (latest.current?.isOpen && isEmpty()) {
			void machine.refresh();
		}
	});
	const onChoose = useEffectEvent((hit: SearchHit, event: object, position: number) => {
		save((before) => addRecent(before, hit));
		getProvider().then(
			(provider) => provider.clicked?.(hit, position, answered?.answer?.queryId),
			// Saved searches can be chosen even if the provider couldn't be loaded.
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
	// biome-ignore lint/correctness/useExhaustiveDependencies: one machine for one opening of the search.
	const machine = useMemo(() => {
		const lists = {
			recent: () => shownRecent(saved.current).map(toShown),
			favorites: () => saved.current.favorites.map(toShown),
			popular: () => popular.current,
			hits: ask,
		};
		return createMachine({
			query: first,
			lists,
			onStateChange: update,
			onChoose: (...chosen) => onChoose(...chosen),
			go: (url) => go(url),
		});
	}, []);

	const improve = useEffectEvent(() => {
		// Not while the reader is moving through the results.
		if (latest.current?.isOpen && !isEmpty() && !latest.current.activeItemId) {
			keepShown();
			void machine.refresh();
		}
	});
	useEffect(() => onImproved(() => improve()), []);

	return {machine, state, queryNow, answered, save, isWaiting};
}

/** The search box: its state machine, text, last answer and saved searches. */
export type SearchBox = ReturnType<typeof useAutocomplete>;
