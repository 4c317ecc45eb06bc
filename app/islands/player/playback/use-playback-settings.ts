import {useCallback, useState} from 'react';
import {initialPlayback, type PlaybackSettings} from './playback-settings';

/** Playback settings as a reader changes them; `change` is stable. */
export const usePlaybackSettings = (loop: boolean): [PlaybackSettings, change: (part: Partial<PlaybackSettings>) => void] => {
	const [playback, setPlayback] = useState(() => initialPlayback(loop));
	const change = useCallback((part: Partial<PlaybackSettings>) => setPlayback((before) => ({...before, ...part})), []);
	return [playback, change];
};
