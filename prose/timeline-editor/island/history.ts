/** How many steps can be undone. */
const MAX_STEPS = 100;

/** A value with its undo and redo stacks. `group` is that of the last change; the next one of the same group joins its step. */
export type History<T> = {past: T[]; present: T; future: T[]; group: string};

export const begin = <T>(present: T): History<T> => ({past: [], present, future: [], group: ''});

/** Changes the value. Makes a new step, unless the last change was of the same `group`. An unchanged value makes none. */
export const step = <T>(history: History<T>, next: (before: T) => T, group: string): History<T> => {
	const {past, present} = history;
	const value = next(present);
	if (value === present) {
		return history;
	}

	const continues = group !== '' && group === history.group;
	return {past: continues ? past : [...past, present].slice(-MAX_STEPS), present: value, future: [], group};
};

/** The next change makes a new step, whatever its group. */
export const endGroup = <T>(history: History<T>): History<T> => ({...history, group: ''});

export const undo = <T>({past, present, future, group}: History<T>): History<T> =>
	past.length === 0
		? {past, present, future, group}
		: {past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], group: ''};

export const redo = <T>({past, present, future: [next, ...rest], group}: History<T>): History<T> =>
	next === undefined ? {past, present, future: [], group} : {past: [...past, present], present: next, future: rest, group: ''};
