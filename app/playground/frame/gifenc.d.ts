/** The part of gifenc that is used. The package has no types. */
declare module 'gifenc' {
	type Palette = number[][];
	type Encoder = {
		/** `delay` in milliseconds. */
		writeFrame(index: Uint8Array, width: number, height: number, options: {palette: Palette; delay: number}): void;
		finish(): void;
		bytes(): Uint8Array;
	};

	export const GIFEncoder: () => Encoder;
	export const quantize: (rgba: Uint8ClampedArray, maxColors: number) => Palette;
	export const applyPalette: (rgba: Uint8ClampedArray, palette: Palette) => Uint8Array;
}
