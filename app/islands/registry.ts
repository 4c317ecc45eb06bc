import type {ComponentType} from 'react';
import {islandName} from './island-name';
import {lazyPart} from './loading/lazy-part';
import type {PlayerHandle} from './player/playback/use-playback';

export type IslandProps = {
	/** The placeholder that the island lives in. */
	host: HTMLElement;
	/** Live props of the video; they win over those of the placeholder. */
	inputProps?: Record<string, unknown>;
	/** Called with the player when it has drawn its first frame, and with null when it unmounts; must be stable. */
	onPlayer?: (handle: PlayerHandle | null) => void;
};

type Island = {default: ComponentType<IslandProps>};

/** `../../prose/video-tool/island/island.tsx` is the island `video-tool`. */
const ofComponents = Object.entries(import.meta.glob<Island>('../../prose/*/island/island.tsx')).map(([file, load]) => {
	const name = islandName(file);
	return [name, lazyPart(load, {name: `the ${name.replaceAll('-', ' ')}`})];
});

/** What `data-island` may name, each loaded when the first one comes near the viewport. */
export const islands: Record<string, ComponentType<IslandProps>> = {
	player: lazyPart(() => import('./player/player-island'), {name: 'the video player'}),
	...Object.fromEntries(ofComponents),
};
