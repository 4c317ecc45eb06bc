import type {ComponentType} from 'react';
import {lazyPart} from './lazy-part';
import type {PlayerHandle} from './player/use-playback';

export type IslandProps = {
	/** The placeholder that the island lives in. */
	host: HTMLElement;
	/** Live props of the video; they win over those of the placeholder. */
	inputProps?: Record<string, unknown>;
	/** Hears of the player when it has drawn its first frame, and of null when it goes; a stable function. */
	onPlayer?: (handle: PlayerHandle | null) => void;
};

/** What `data-island` may name, each loaded when the first one comes near the viewport. */
export const islands: Record<string, ComponentType<IslandProps>> = {
	timeline: lazyPart(() => import('../../prose/timeline-editor/island/island'), {name: 'the timeline'}),
	'video-tool': lazyPart(() => import('../../prose/video-tool/island/island'), {name: 'the video tool'}),
	player: lazyPart(() => import('./player/player-island'), {name: 'the video player'}),
};
