import {useEffect, useState} from 'react';
import {listenTo} from '../../islands/player/playback/listen-to';
import type {Playable} from '../../islands/player/playback/use-playback';

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

		let key = 0;
		const log = (name: string) => () => {
			key += 1;
			const entry = {key, text: `${name} at frame ${player.getCurrentFrame()}`};
			setEntries((before) => [entry, ...before].slice(0, KEPT));
		};
		return listenTo(player, {play: log('play'), pause: log('pause'), seeked: log('seeked'), ended: log('ended')});
	}, [player]);
	return entries;
};
