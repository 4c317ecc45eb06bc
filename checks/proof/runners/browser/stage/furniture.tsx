import type {PlayerRef} from '@remotion/player';
import {valueOfSchema} from './schema-value';

/** A component for props that want one. */
export const Filler = () => <p>Sample</p>;
/** The player beside a sample, for props that want its ref. */
export const stagePlayer: {current: PlayerRef | null} = {current: null};

/** A second of a tone, as a decoder delivers it. */
const sound = (): AudioData =>
	new AudioData({
		format: 'f32',
		sampleRate: 48_000,
		numberOfChannels: 2,
		numberOfFrames: 48_000,
		timestamp: 0,
		data: Float32Array.from({length: 96_000}, (_, index) => Math.sin(index / 20)),
	});

/** A canvas with something on it. */
const canvas = (): OffscreenCanvas => {
	const drawn = new OffscreenCanvas(64, 64);
	drawn.getContext('2d')?.fillRect(0, 0, 32, 32);
	return drawn;
};

/** What a sample takes for granted: files that a visitor chose, fonts that were loaded, and what a rendering sets. */
export const furnish = async (): Promise<void> => {
	const clip = await (await fetch('/stand-in/clip.mp4')).blob();
	Object.assign(globalThis, {
		__stage: {
			player: stagePlayer,
			component: Filler,
			sound,
			canvas,
			ofSchema: valueOfSchema,
			file: new File([clip], 'clip.mp4', {type: 'video/mp4'}),
		},
		remotion_inputProps: '{}',
		remotion_staticFiles: [],
	});
	for (const family of ['Sample', 'Inter']) {
		document.fonts.add(await new FontFace(family, 'url(/stand-in/font.woff2)').load());
	}
};
