import type {ComponentType} from 'react';
import {islandName} from './island-name';
import {lazyPart} from './loading/lazy-part';
import type {PlayerHandle} from './player/playback/use-playback';

export type IslandProps = {
	/** The placeholder that the island is mounted in. */
	host: HTMLElement;
	/** Props of the video. They take precedence over those of the placeholder. */
	inputProps?: Record<string, unknown>;
	/** Called with the player after its first frame, and with null when it unmounts. Must be stable. */
	onPlayer?: (handle: PlayerHandle | null) => void;
};

type Island = {default: ComponentType<IslandProps>};

/** The islands of author components: `../../prose/video-tool/island/island.tsx` is `video-tool`. */
const ofComponents = Object.entries(import.meta.glob<Island>('../../prose/*/island/island.tsx')).map(([file, load]) => {
	const name = islandName(file);
	return [name, lazyPart(load, {name: `the ${name.replaceAll('-', ' ')}`})];
});

/** The components for each value of `data-island`. They load when the first placeholder comes near the viewport. */
export const islands: Record<string, ComponentType<IslandProps>> = {
	player: lazyPart(() => import('./player/player-island'), {name: 'the video player'}),
	...Object.fromEntries(ofComponents),
};
