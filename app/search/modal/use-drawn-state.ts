import type {AutocompleteState} from '@algolia/autocomplete-core';
import {useRef, useState} from 'react';
import type {SearchHit} from '../types';

export type MachineState = AutocompleteState<SearchHit>;

/** The items of a list. */
export type Collection = MachineState['collections'][number];

/**
 * Whether a new state has to be rendered. A typed letter doesn't, because the browser shows it, and the results follow in one render, with the
 * answer or when that is late. Clearing the box does, because there is no answer to wait for.
 */
const needsRender = (next: MachineState, drawn: MachineState): boolean =>
	next.collections !== drawn.collections ||
	next.isOpen !== drawn.isOpen ||
	next.activeItemId !== drawn.activeItemId ||
	(next.status === 'stalled' && drawn.status !== 'stalled') ||
	(next.query === '' && drawn.query !== '');

/** The state of the state machine: `latest` is the current one, `state` the last one that had to be rendered. */
export function useDrawnState() {
	const [state, setState] = useState<MachineState>();
	const latest = useRef<MachineState>(undefined);
	const drawn = useRef<MachineState>(undefined);
	const update = (next: MachineState): void => {
		latest.current = next;
		if (!drawn.current || needsRender(next, drawn.current)) {
			drawn.current = next;
			setState(next);
		}
	};
	return {state, latest, update};
}
