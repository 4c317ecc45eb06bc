/** Steps that can be undone. */
const MAX_STEPS = 100;

/** A value with those before it and those that were undone. `group` names the change that the next one may continue. */
export type History<T> = {past: T[]; present: T; future: T[]; group: string};

export const begin = <T>(present: T): History<T> => ({past: [], present, future: [], group: ''});

/** Makes a step, unless it continues the change of the same `group`. The same value is no step. */
export const step = <T>(history: History<T>, next: (before: T) => T, group: string): History<T> => {
	const {past, present} = history;
	const value = next(present);
	if (value === present) {
		return history;
	}

	const continues = group !== '' && group === history.group;
	return {past: continues ? past : [...past, present].slice(-MAX_STEPS), present: value, future: [], group};
};

/** The next step is one of its own, whatever its group. */
export const endGroup = <T>(history: History<T>): History<T> => ({...history, group: ''});

export const undo = <T>({past, present, future, group}: History<T>): History<T> =>
	past.length === 0
		? {past, present, future, group}
		: {past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], group: ''};

export const redo = <T>({past, present, future: [next, ...rest], group}: History<T>): History<T> =>
	next === undefined ? {past, present, future: [], group} : {past: [...past, present], present: next, future: rest, group: ''};
