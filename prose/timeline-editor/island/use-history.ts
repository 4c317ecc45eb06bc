import {useState} from 'react';
import {begin, endGroup, redo, step, undo} from './history';

/** A value with undo and redo. Consecutive changes of the same `group` make one step: a drag is one, and so is typing in a field. */
export const useHistory = <T>(initial: T) => {
	const [{past, present, future}, setHistory] = useState(() => begin(initial));
	return {
		value: present,
		set: (next: (before: T) => T, group: string) => setHistory((before) => step(before, next, group)),
		undo: () => setHistory(undo),
		redo: () => setHistory(redo),
		endGroup: () => setHistory(endGroup),
		canUndo: past.length > 0,
		canRedo: future.length > 0,
	};
};
