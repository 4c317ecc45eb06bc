import type {AutocompleteState} from '@algolia/autocomplete-core';
import {useRef, useState} from 'react';
import type {SearchHit} from '../types';

export type MachineState = AutocompleteState<SearchHit>;

/** The items of a list. */
export type Collection = MachineState['collections'][number];

/**
 * Whether there is anything to draw. A letter is not: the box shows it by itself, and what is found is drawn once, with
 * the answer or when that is late. An emptied box has no answer to wait for.
 */
const isNews = (next: MachineState, drawn: MachineState): boolean =>
	next.collections !== drawn.collections ||
	next.isOpen !== drawn.isOpen ||
	next.activeItemId !== drawn.activeItemId ||
	(next.status === 'stalled' && drawn.status !== 'stalled') ||
	(next.query === '' && drawn.query !== '');

/** The machine's state as it is now, in `latest`, and as it was when there was last something to draw, in `state`. */
export function useDrawnState() {
	const [state, setState] = useState<MachineState>();
	const latest = useRef<MachineState>(undefined);
	const drawn = useRef<MachineState>(undefined);
	const update = (next: MachineState): void => {
		latest.current = next;
		if (!drawn.current || isNews(next, drawn.current)) {
			drawn.current = next;
			setState(next);
		}
	};
	return {state, latest, update};
}
