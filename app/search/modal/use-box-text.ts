import {type RefObject, useEffect, useLayoutEffect} from 'react';
import {MAX_QUERY} from '../limits';
import type {SearchBox} from './use-autocomplete';

/** Focuses the search box, fills in what was typed before it was mounted, and keeps its text in sync with the state machine. */
export function useBoxText(input: RefObject<HTMLInputElement | null>, {machine, queryNow}: SearchBox, initialQuery: () => string): void {
	useLayoutEffect(() => {
		// Typing changes the field itself, but the state machine may set a different text.
		if (input.current && input.current.value !== queryNow()) {
			input.current.value = queryNow();
		}
	});
	// In a layout effect, because this box replaces the one that was shown while loading, and no key may be lost in between.
	useLayoutEffect(() => input.current?.focus(), [input]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the modal appears.
	useEffect(() => {
		// Keys may have been typed between the first render and this effect.
		if (initialQuery() !== queryNow()) {
			machine.setQuery(initialQuery());
		}

		// The state machine starts its first search when the box gets the focus.
		input.current?.focus();
		input.current?.setSelectionRange(MAX_QUERY, MAX_QUERY);
	}, []);
}
