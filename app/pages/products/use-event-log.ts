import {useEffect, useState} from 'react';
import type {Playable} from '../../islands/player/playback/use-playback';

const EVENTS = ['play', 'pause', 'seeked', 'ended'] as const;
/** How many of them are shown. */
const KEPT = 4;

type Entry = {key: number; text: string};

/** The last events of a player, the newest first. */
export const useEventLog = (player: Playable | undefined): Entry[] => {
	const [entries, setEntries] = useState<Entry[]>([]);
	useEffect(() => {
		if (!player) {
			return;
		}

		let key = 0;
		const removers = EVENTS.map((name) => {
			const listener = () => {
				key += 1;
				const entry = {key, text: `${name} at frame ${player.getCurrentFrame()}`};
				setEntries((before) => [entry, ...before].slice(0, KEPT));
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
