import {createListeners} from '../lib/listeners';

/** How many players may be mounted at a time. */
export const MAX_PLAYERS = 4;

export type Candidate<K> = {key: K; near: boolean; seen: number};

/** The keys that get a slot, at most `max`: those near the viewport first, then the most recent ones. */
export const chooseAlive = <K>(candidates: Candidate<K>[], max: number): K[] =>
	[...candidates]
		.sort((a, b) => Number(b.near) - Number(a.near) || b.seen - a.seen)
		.slice(0, max)
		.map(({key}) => key);

/** Hands out slots for mounted islands. A key is a candidate from its first `enter` until `remove`. Subscribers are notified of changes. */
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
