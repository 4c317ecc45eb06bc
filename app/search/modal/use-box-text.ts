import {type RefObject, useEffect, useLayoutEffect} from 'react';
import {MAX_QUERY} from '../limits';
import type {SearchBox} from './use-autocomplete';

/** Gives the box the focus and what was typed before it was there, then keeps its text that of the machine. */
export function useBoxText(input: RefObject<HTMLInputElement | null>, {machine, queryNow}: SearchBox, initialQuery: () => string): void {
	useLayoutEffect(() => {
		// What readers type is in the field already; what the machine puts there instead isn't.
		if (input.current && input.current.value !== queryNow()) {
			input.current.value = queryNow();
		}
	});
	// In the place of the box that waited for this one: no letter falls in between.
	useLayoutEffect(() => input.current?.focus(), [input]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the modal appears.
	useEffect(() => {
		// Letters may have been typed between the first drawing and now, when the box takes them.
		if (initialQuery() !== queryNow()) {
			machine.setQuery(initialQuery());
		}

		// The machine asks its first question when the box gets the focus.
		input.current?.focus();
		input.current?.setSelectionRange(MAX_QUERY, MAX_QUERY);
	}, []);
}
