import type {Playable} from './use-playback';

type Name = 'play' | 'pause' | 'ended' | 'error';

/** Listens to some of a player's events. Returns the unsubscribe function. */
export const listenTo = (player: Playable, listeners: Partial<Record<Name, () => void>>): (() => void) => {
	const entries = Object.entries(listeners) as [Name, () => void][];
	for (const [name, listener] of entries) {
		player.addEventListener(name, listener);
	}

	return () => {
		for (const [name, listener] of entries) {
			player.removeEventListener(name, listener);
		}
	};
};
