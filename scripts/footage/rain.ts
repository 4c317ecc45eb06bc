import {Glass} from './glass';
import {blurred, emptyPicture, type Picture, smooth} from './picture';
import {drawStreet, streetLights} from './street';

export type Footage = {width: number; height: number; frames: number};

const SEED = 7;
/** Rain that falls before the first frame, so that drops are on their way. */
const WARM_UP = 150;
/** Frames at the end that turn into those before the first: that's how it repeats without a cut. */
const OVERLAP = 24;

/** 8-bit sRGB for linear light, in steps fine enough for the darks. */
const STEPS = 8192;
const encoded = Uint8Array.from({length: STEPS + 1}, (_, i) => {
	const value = i / STEPS;
	return Math.round(255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** Exposes a picture like film: highlights roll off instead of clipping, darks lean to teal, corners fall off. */
const develop = ({width, height, light}: Picture): Uint8Array => {
	const bytes = new Uint8Array(light.length);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const corner = Math.hypot((column / width - 0.5) * 1.1, row / height - 0.5);
			const exposure = 1.55 * (1 - 0.6 * smooth(0.3, 0.85, corner));
			const at = (row * width + column) * 3;
			for (let channel = 0; channel < 3; channel++) {
				const shown = 1 - Math.exp(-light[at + channel]! * exposure);
				bytes[at + channel] = encoded[Math.round(Math.min(1, shown * 0.985 + LIFT[channel]!) * STEPS)]!;
			}
		}
	}
	return bytes;
};

const LIFT = [0.0012, 0.003, 0.0058] as const;

/** The frames of a night drive in the rain, as red, green and blue bytes: equal sizes give equal frames. */
export function* rain({width, height, frames}: Footage): Generator<Uint8Array> {
	const lights = streetLights(SEED);
	const glass = new Glass(width, height, SEED);
	const [halfWidth, halfHeight] = [Math.round(width / 2), Math.round(height / 2)];
	for (let i = 0; i < WARM_UP; i++) {
		glass.step();
	}

	const filmNext = (frame: number): Uint8Array => {
		glass.step();
		const progress = (frame + frames) / frames;
		const view = drawStreet(lights, halfWidth, halfHeight, progress, 1);
		const sharp = drawStreet(lights, halfWidth, halfHeight, progress, 0.5);
		const picture = emptyPicture(width, height);
		glass.draw(view, blurred(view, Math.round(halfHeight / 26)), sharp, picture);
		return develop(picture);
	};

	const overlap = Math.min(OVERLAP, frames);
	const before = Array.from({length: overlap}, (_, i) => filmNext(i - overlap));
	for (let frame = 0; frame < frames; frame++) {
		const shown = filmNext(frame);
		const share = frame - (frames - overlap) + 1;
		const first = before[share - 1];
		yield first ? shown.map((value, i) => Math.round(value + ((first[i]! - value) * share) / (overlap + 1))) : shown;
	}
}
