/** Linear light, three floats per pixel, row by row. */
export type Picture = {width: number; height: number; light: Float32Array};

export type Color = readonly [red: number, green: number, blue: number];

export const emptyPicture = (width: number, height: number): Picture => ({width, height, light: new Float32Array(width * height * 3)});

export const smooth = (from: number, to: number, value: number): number => {
	const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
	return t * t * (3 - 2 * t);
};

/** The rows of a picture, or its columns: how many, of how many pixels, and how far apart in its light the lines and their pixels are. */
type Lines = {count: number; length: number; lineStep: number; step: number};

/** Averages along lines with a running sum; what is outside repeats the edge. */
const boxBlur = (source: Float32Array, target: Float32Array, {count, length, lineStep, step}: Lines, radius: number): void => {
	const share = 1 / (radius * 2 + 1);
	for (let line = 0; line < count; line++) {
		for (let channel = 0; channel < 3; channel++) {
			const start = line * lineStep + channel;
			const at = (i: number) => source[start + Math.min(length - 1, Math.max(0, i)) * step]!;
			let sum = 0;
			for (let i = -radius; i <= radius; i++) {
				sum += at(i);
			}
			for (let i = 0; i < length; i++) {
				target[start + i * step] = sum * share;
				sum += at(i + radius + 1) - at(i - radius);
			}
		}
	}
};

/** The picture as if seen through frosted glass: three passes of a box come close to a bell curve. */
export const blurred = ({width, height, light}: Picture, radius: number): Picture => {
	const [result, between] = [light.slice(), new Float32Array(light.length)];
	const rows: Lines = {count: height, length: width, lineStep: width * 3, step: 3};
	const columns: Lines = {count: width, length: height, lineStep: 3, step: width * 3};
	for (let pass = 0; pass < 3; pass++) {
		boxBlur(result, between, rows, radius);
		boxBlur(between, result, columns, radius);
	}
	return {width, height, light: result};
};

/** Reads the light at a place, in shares of width and height, between four pixels; outside of the picture, that of its edge. */
export const sample = ({width, height, light}: Picture, x: number, y: number, into: Float32Array): void => {
	const px = Math.min(width - 1.001, Math.max(0, x * width - 0.5));
	const py = Math.min(height - 1.001, Math.max(0, y * height - 0.5));
	const [left, top] = [Math.floor(px), Math.floor(py)];
	const [right, below] = [px - left, py - top];
	const first = (top * width + left) * 3;
	const second = first + width * 3;
	for (let channel = 0; channel < 3; channel++) {
		const upper = light[first + channel]! * (1 - right) + light[first + 3 + channel]! * right;
		const lower = light[second + channel]! * (1 - right) + light[second + 3 + channel]! * right;
		into[channel] = upper * (1 - below) + lower * below;
	}
};
