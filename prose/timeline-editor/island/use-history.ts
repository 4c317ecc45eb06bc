import {useCallback, useRef, useState} from 'react';

/** Steps that can be undone. */
const MAX_STEPS = 100;

type History<T> = {past: T[]; present: T; future: T[]};

/**
 * A value with undo and redo. `set` makes a step, unless it continues the change named by the same `group`: a drag is one
 * step, and so is typing into one field.
 */
export const useHistory = <T>(initial: T) => {
	const [{past, present, future}, setHistory] = useState<History<T>>({past: [], present: initial, future: []});
	// Not state: the moves of a fast drag come before the next drawing.
	const group = useRef('');

	const set = useCallback((next: (before: T) => T, name: string) => {
		const continues = name !== '' && name === group.current;
		group.current = name;
		setHistory((before) => {
			const value = next(before.present);
			if (value === before.present) {
				return before;
			}

			return continues
				? {...before, present: value, future: []}
				: {past: [...before.past, before.present].slice(-MAX_STEPS), present: value, future: []};
		});
	}, []);

	const undo = useCallback(() => {
		group.current = '';
		setHistory((before) => {
			const previous = before.past.at(-1);
			return previous === undefined
				? before
				: {past: before.past.slice(0, -1), present: previous, future: [before.present, ...before.future]};
		});
	}, []);

	const redo = useCallback(() => {
		group.current = '';
		setHistory((before) => {
			const [next, ...rest] = before.future;
			return next === undefined ? before : {past: [...before.past, before.present], present: next, future: rest};
		});
	}, []);

	const endGroup = useCallback(() => {
		group.current = '';
	}, []);

	return {value: present, set, undo, redo, endGroup, canUndo: past.length > 0, canRedo: future.length > 0};
};
