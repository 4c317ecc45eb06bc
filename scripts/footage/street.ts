import {type Color, emptyPicture, type Picture, smooth} from './picture';
import {randomNumbers} from './random';

/** A lamp of the street. Places and sizes are shares of the picture's height, from its left upper corner. */
type Light = {
	x: number;
	y: number;
	/** Of the disc that it becomes out of focus. */
	radius: number;
	color: Color;
	power: number;
	/** It comes by again after this width, which it passes once while the footage lasts. */
	lap: number;
	/** How tall a column of light is, for lamps that shine on the wet road; 0 for none. */
	wet: number;
};

const HORIZON = 0.7;

const SODIUM: Color = [1, 0.42, 0.07];
const WARM: Color = [1, 0.6, 0.26];
const WHITE: Color = [0.9, 0.95, 1];
const RED: Color = [1, 0.07, 0.05];
const TEAL: Color = [0.03, 0.62, 0.6];
const MAGENTA: Color = [0.9, 0.05, 0.3];
const BLUE: Color = [0.12, 0.32, 1];

/** The lamps of a street that repeats: distant windows, signs of shops, and what passes close by. */
export const streetLights = (seed: number): Light[] => {
	const random = randomNumbers(seed);
	const between = (from: number, to: number) => from + random() * (to - from);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

	const windows = Array.from(
		{length: 62},
		(): Light => ({
			x: between(0, 2.3),
			y: between(0.06, 0.6) ** 1.05,
			radius: between(0.013, 0.036),
			color: pick([WARM, WARM, SODIUM, WHITE, TEAL]),
			power: between(0.12, 0.5),
			lap: 2.3,
			wet: 0,
		}),
	);
	const signs = Array.from(
		{length: 17},
		(_, i): Light => ({
			x: ((i + random()) / 17) * 3.4,
			y: between(0.34, 0.6),
			radius: between(0.04, 0.062),
			color: pick([TEAL, MAGENTA, BLUE, SODIUM, WARM, TEAL]),
			power: between(0.5, 1),
			lap: 3.4,
			wet: 0.24,
		}),
	);
	const lamps = Array.from(
		{length: 6},
		(_, i): Light => ({
			x: ((i + random() * 0.3) / 6) * 5.2,
			y: between(0.1, 0.2),
			radius: between(0.075, 0.092),
			color: SODIUM,
			power: 1.15,
			lap: 5.2,
			wet: 0.3,
		}),
	);
	const cars = Array.from({length: 5}, (_, i) => {
		const x = ((i + random() * 0.6) / 5) * 4.4;
		const color = i % 2 === 0 ? RED : WHITE;
		return [0, 0.15].map((apart): Light => ({x: x + apart, y: 0.66, radius: 0.052, color, power: 0.95, lap: 4.4, wet: 0.26}));
	}).flat();
	return [...windows, ...signs, ...lamps, ...cars];
};

/** In pixels. */
type Disc = {x: number; y: number; radius: number; color: Color; power: number};

/** Adds a disc of even light with a rim that is a little brighter, as a lens draws a point out of focus. */
const addDisc = ({width, height, light}: Picture, {x, y, radius, color, power}: Disc): void => {
	const soft = Math.max(1.2, radius * 0.07);
	const [top, bottom] = [Math.max(0, Math.floor(y - radius - soft)), Math.min(height - 1, Math.ceil(y + radius + soft))];
	const [left, right] = [Math.max(0, Math.floor(x - radius - soft)), Math.min(width - 1, Math.ceil(x + radius + soft))];
	for (let row = top; row <= bottom; row++) {
		for (let column = left; column <= right; column++) {
			const distance = Math.hypot(column - x, row - y);
			const inside = 1 - smooth(radius - soft, radius + soft, distance);
			if (inside > 0) {
				const value = power * inside * (0.72 + 0.5 * smooth(radius * 0.55, radius, distance));
				const at = (row * width + column) * 3;
				for (let channel = 0; channel < 3; channel++) {
					light[at + channel] = light[at + channel]! + value * color[channel]!;
				}
			}
		}
	}
};

/** Adds what a wet road gives back of a lamp: a column that widens and fades as it comes closer. */
const addReflection = ({width, height, light}: Picture, x: number, lamp: Light, focus: number): void => {
	const top = Math.floor(HORIZON * height);
	const spread = height * (lamp.radius * (0.35 + 0.5 * focus));
	for (let row = top; row < height; row++) {
		const near = (row / height - HORIZON) / lamp.wet;
		if (near > 1) {
			break;
		}
		const value = lamp.power * 0.6 * (1 - near) ** 1.6 * smooth(0, 0.55, near);
		const reach = spread * (0.8 + near);
		for (let column = Math.max(0, Math.floor(x - reach * 2.4)); column <= Math.min(width - 1, Math.ceil(x + reach * 2.4)); column++) {
			const share = value * Math.exp(-(((column - x) / reach) ** 2));
			const at = (row * width + column) * 3;
			for (let channel = 0; channel < 3; channel++) {
				light[at + channel] = light[at + channel]! + share * lamp.color[channel]!;
			}
		}
	}
};

const SKY: Color = [0.003, 0.008, 0.019];
const GLOW: Color = [0.05, 0.028, 0.03];
const ROAD: Color = [0.003, 0.005, 0.009];

/**
 * The street from a car that passes it: `progress` goes from 0 to 1, where it is at the beginning again.
 * `focus` is how large lamps become, 1 for the full disc of each.
 */
export const drawStreet = (lights: readonly Light[], width: number, height: number, progress: number, focus: number): Picture => {
	const picture = emptyPicture(width, height);
	for (let row = 0; row < height; row++) {
		const y = row / height;
		const glow = Math.exp(-(((y - HORIZON + 0.1) / 0.22) ** 2));
		const ground = smooth(HORIZON - 0.02, HORIZON + 0.05, y);
		for (let channel = 0; channel < 3; channel++) {
			const value = SKY[channel]! * (1 - ground) + ROAD[channel]! * ground + GLOW[channel]! * glow * (1 - ground * 0.75);
			for (let column = 0; column < width; column++) {
				picture.light[(row * width + column) * 3 + channel] = value;
			}
		}
	}

	for (const lamp of lights) {
		const shift = (((lamp.x - progress * lamp.lap) % lamp.lap) + lamp.lap) % lamp.lap;
		const x = (shift - (lamp.lap - width / height) / 2) * height;
		const margin = lamp.radius * height * 2.5;
		if (x < -margin || x > width + margin) {
			continue;
		}
		// The same light in a smaller disc is brighter
		const power = lamp.power / Math.max(0.12, focus) ** 1.1;
		addDisc(picture, {x, y: lamp.y * height, radius: lamp.radius * height * focus, color: lamp.color, power});
		if (lamp.wet > 0) {
			addReflection(picture, x, lamp, focus);
		}
	}
	return picture;
};
