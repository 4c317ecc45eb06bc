import {type Picture, sample, smooth} from './picture';
import {randomNumbers} from './random';

/** Water on the glass; lengths in pixels, speeds in pixels per frame. */
type Drop = {
	x: number;
	y: number;
	radius: number;
	/** How its outline departs from a circle. */
	shape: readonly [number, number, number, number];
	speed: number;
	/** Where its trail left the last droplet. */
	lastTrace: number;
};

/** A size in pixels at which drops look right in a picture of 720 lines; others scale with them. */
const LINES = 720;
const HEAVY = 14;
const FEWEST = 1000;
/** Smaller drops are specks. They only dim what is behind them: bending it would take more bytes than it is worth. */
const SPECK = 2;

/** A wet window: drops that gather, run down when they are heavy enough, and wipe the mist behind them. */
export class Glass {
	readonly #width: number;
	readonly #height: number;
	readonly #unit: number;
	readonly #random: () => number;
	#drops: Drop[] = [];
	/** How clear the glass is, 0 for mist, 1 where a drop has just wiped it. */
	readonly #clear: Float32Array;

	constructor(width: number, height: number, seed: number) {
		this.#width = width;
		this.#height = height;
		this.#unit = height / LINES;
		this.#random = randomNumbers(seed);
		this.#clear = new Float32Array(width * height);
		for (let i = 0; i < FEWEST; i++) {
			this.#add(0.8 + this.#random() ** 3 * 3.2);
		}
		for (let i = 0; i < 230; i++) {
			this.#add(3.2 + this.#random() ** 1.8 * 11);
		}
	}

	#add(radius: number, x = this.#random() * this.#width, y = this.#random() * this.#height): void {
		const vary = () => (this.#random() - 0.5) * 2;
		this.#drops.push({
			x,
			y,
			radius: radius * this.#unit,
			shape: [vary() * 0.12, vary() * Math.PI, vary() * 0.07, vary() * Math.PI],
			speed: 0,
			lastTrace: y,
		});
	}

	/** One frame of rain. */
	step(): void {
		const unit = this.#unit;
		for (let i = 0; i < this.#clear.length; i++) {
			this.#clear[i] = this.#clear[i]! * 0.991;
		}

		// Rain arrives: mostly specks, seldom a drop
		while (this.#drops.length < FEWEST) {
			this.#add(0.8 + this.#random() ** 3 * 2.6);
		}
		for (let i = 0; i < 3; i++) {
			this.#add(1.5 + this.#random() ** 2 * 4);
		}
		if (this.#random() < 0.12) {
			this.#add(HEAVY * 0.9 + this.#random() * 3, undefined, this.#random() * this.#height * 0.7);
		}

		for (const drop of this.#drops) {
			const weight = drop.radius / (HEAVY * unit);
			if (weight < 1 && drop.speed === 0) {
				continue;
			}
			// It sticks and slips: the glass is never quite clean
			const grip = this.#random();
			const pull = grip < 0.07 ? -drop.speed * 0.7 : (weight - 0.55) * 0.42 * unit;
			drop.speed = Math.min(15 * unit, Math.max(0, drop.speed * 0.985 + pull));
			drop.y += drop.speed;
			drop.x += (this.#random() - 0.5) * Math.min(1.6 * unit, drop.speed * 0.5);
			drop.radius -= drop.speed * 0.0035;
			if (weight < 0.62) {
				drop.speed = 0;
			}
		}
		this.#merge();
		this.#leaveTrails();
		this.#drops = this.#drops.filter((drop) => drop.y < this.#height + drop.radius * 2 && drop.radius > 0.5 * unit);
	}

	/** A running drop takes what is in its way. */
	#merge(): void {
		const running = this.#drops.filter(({speed}) => speed > 0);
		const gone = new Set<Drop>();
		for (const big of running) {
			if (gone.has(big)) {
				continue;
			}
			for (const small of this.#drops) {
				if (small === big || gone.has(small) || small.radius > big.radius) {
					continue;
				}
				if (Math.abs(small.x - big.x) > big.radius + small.radius * 0.4) {
					continue;
				}
				const below = small.y - big.y;
				if (below < -big.radius * 0.7 || below > big.radius + small.radius * 0.5 + big.speed * 0.5) {
					continue;
				}
				big.radius = Math.min(20 * this.#unit, Math.cbrt(big.radius ** 3 + small.radius ** 3 * 0.8));
				big.x += (small.x - big.x) * 0.12 * (small.radius / big.radius);
				gone.add(small);
			}
		}
		this.#drops = this.#drops.filter((drop) => !gone.has(drop));
	}

	#leaveTrails(): void {
		for (const drop of this.#drops.filter(({speed}) => speed > 0)) {
			this.#wipe(drop);
			if (drop.y - drop.lastTrace > (18 + this.#random() * 34) * this.#unit) {
				this.#add(1.4 + this.#random() ** 2 * 3.2, drop.x + (this.#random() - 0.5) * drop.radius * 0.6, drop.y - drop.radius * 1.6);
				drop.lastTrace = drop.y;
			}
		}
	}

	#wipe({x, y, radius, speed}: Drop): void {
		const [width, height] = [this.#width, this.#height];
		const half = radius * 0.8;
		for (let row = Math.max(0, Math.floor(y - speed - radius)); row <= Math.min(height - 1, y); row++) {
			for (let column = Math.max(0, Math.floor(x - half)); column <= Math.min(width - 1, Math.ceil(x + half)); column++) {
				const wiped = 1 - smooth(half * 0.2, half, Math.abs(column - x));
				const at = row * width + column;
				this.#clear[at] = Math.max(this.#clear[at]!, wiped);
			}
		}
	}

	/** Draws the view through the glass: mist, clear where a drop ran, and in each drop the street upside down. */
	draw(view: Picture, mist: Picture, sharp: Picture, picture: Picture): void {
		const {width, height, light} = picture;
		const [a, b] = [new Float32Array(3), new Float32Array(3)];
		for (let row = 0; row < height; row++) {
			for (let column = 0; column < width; column++) {
				const at = row * width + column;
				const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];
				const clear = this.#clear[at]! * 0.8;
				sample(view, x, y, a);
				sample(mist, x, y, b);
				for (let channel = 0; channel < 3; channel++) {
					const misty = a[channel]! * 0.62 + b[channel]! * 0.3 + MIST[channel]!;
					light[at * 3 + channel] = misty * (1 - clear) + a[channel]! * clear;
				}
			}
		}
		for (const drop of [...this.#drops].sort((one, other) => one.radius - other.radius)) {
			this.#drawDrop(drop, sharp, picture, a);
		}
	}

	#drawDrop({x, y, radius, shape, speed}: Drop, sharp: Picture, {width, height, light}: Picture, seen: Float32Array): void {
		const isSpeck = radius < SPECK * this.#unit;
		const [wobble, turn, wobble2, turn2] = shape;
		// What runs is drawn out
		const tall = 1.08 + Math.min(0.42, (speed / this.#unit) * 0.05);
		const reach = radius * 1.25;
		for (let row = Math.max(0, Math.floor(y - reach * tall)); row <= Math.min(height - 1, Math.ceil(y + reach * tall)); row++) {
			for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, Math.ceil(x + reach)); column++) {
				const [dx, dy] = [(column - x) / radius, (row - y) / (radius * tall)];
				const angle = Math.atan2(dy, dx);
				const edge = 1 + wobble * Math.cos(angle * 2 + turn) + wobble2 * Math.cos(angle * 3 + turn2);
				const distance = Math.hypot(dx, dy) / edge;
				const cover = 1 - smooth(1 - 1.6 / radius, 1 + 0.5 / radius, distance);
				if (cover <= 0) {
					continue;
				}
				const at = (row * width + column) * 3;
				if (isSpeck) {
					for (let channel = 0; channel < 3; channel++) {
						light[at + channel] = light[at + channel]! * (1 - cover * 0.45);
					}
					continue;
				}
				// A drop is a lens with a wide view: left is right, and the road is on top
				const bend = 0.35 + 0.65 * distance ** 2;
				sample(sharp, x / width - dx * 0.34 * bend, y / height - dy * 0.5 * bend, seen);
				const rim = 1 - 0.8 * smooth(0.7, 1, distance);
				const spark = 0.5 * smooth(0.34, 0, Math.hypot(dx + 0.34, dy + 0.42));
				for (let channel = 0; channel < 3; channel++) {
					const value = (seen[channel]! * 1.25 + 0.01) * rim + spark * (seen[channel]! * 0.6 + 0.14);
					light[at + channel] = light[at + channel]! * (1 - cover) + value * cover;
				}
			}
		}
	}
}

/** The light that mist scatters everywhere. */
const MIST = [0.006, 0.009, 0.014] as const;
