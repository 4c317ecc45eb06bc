import {createListeners} from '../lib/listeners';

/** How many players may be alive at a time. */
export const MAX_PLAYERS = 4;

export type Candidate<K> = {key: K; near: boolean; seen: number};

/** The keys that may be alive: what is near the viewport before what was, then what came last; at most `max`. */
export const chooseAlive = <K>(candidates: Candidate<K>[], max: number): K[] =>
	[...candidates]
		.sort((a, b) => Number(b.near) - Number(a.near) || b.seen - a.seen)
		.slice(0, max)
		.map(({key}) => key);

/** Decides which players may be alive. A key takes part from its first `enter` until `remove`; subscribers are notified of every change. */
export const createSlots = <K>(max: number) => {
	const candidates = new Map<K, Candidate<K>>();
	const {subscribe, notify} = createListeners();
	let alive = new Set<K>();
	let clock = 0;

	const update = () => {
		alive = new Set(chooseAlive([...candidates.values()], max));
		notify();
	};

	return {
		enter(key: K) {
			candidates.set(key, {key, near: true, seen: ++clock});
			update();
		},
		leave(key: K) {
			const candidate = candidates.get(key);
			if (candidate?.near) {
				candidates.set(key, {...candidate, near: false});
				update();
			}
		},
		remove(key: K) {
			if (candidates.delete(key)) {
				update();
			}
		},
		isAlive: (key: K) => alive.has(key),
		subscribe,
	};
};
