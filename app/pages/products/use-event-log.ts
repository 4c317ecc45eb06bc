import {useEffect, useState} from 'react';
import type {Playable} from '../../islands/player/playback/use-playback';

const EVENTS = ['play', 'pause', 'seeked', 'ended'] as const;
/** How many events are shown. */
const KEPT = 4;

type Entry = {key: number; text: string};

/** The last events of a player, the newest first. */
export const useEventLog = (player: Playable | undefined): Entry[] => {
	const [entries, setEntries] = useState<Entry[]>([]);
	useEffect(() => {
		if (!player) {
			return;
		}

		const removers = EVENTS.map((name) => {
			const listener = () => {
				const text = `${name} at frame ${player.getCurrentFrame()}`;
				// Counted from the last entry, so that keys stay unique when a new player continues the log.
				setEntries((before) => [{key: (before[0]?.key ?? 0) + 1, text}, ...before].slice(0, KEPT));
			};
			player.addEventListener(name, listener);
			return () => player.removeEventListener(name, listener);
		});
		return () => {
			for (const remove of removers) {
				remove();
			}
		};
	}, [player]);
	return entries;
};
