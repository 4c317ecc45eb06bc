import type {Page} from '@playwright/test';

/** A color value that is this far off is seen at once; of 255. */
const SEEN = 48;

export type PictureError = {
	/** The mean difference of all color values, of 255. */
	mean: number;
	/** The share of pixels of which a color value differs by more than one sees, from 0 to 1. */
	seen: number;
};

/** How far a picture is from another, at the size of the latter. */
export const pictureError = (page: Page, picture: Buffer, type: string, expected: Buffer): Promise<PictureError> =>
	page.evaluate(
		async ([a, b, mime, limit]) => {
			const pixels = async (data: string, of: string, size?: {width: number; height: number}) => {
				const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
				const bitmap = await createImageBitmap(new Blob([bytes], {type: of}));
				const {width, height} = size ?? bitmap;
				const context = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true})!;
				context.imageSmoothingQuality = 'high';
				context.drawImage(bitmap, 0, 0, width, height);
				return context.getImageData(0, 0, width, height);
			};
			const wanted = await pixels(b, '');
			const {data} = await pixels(a, mime, wanted);
			let sum = 0;
			let seen = 0;
			for (let at = 0; at < data.length; at += 4) {
				const off = [0, 1, 2].map((channel) => Math.abs(data[at + channel]! - wanted.data[at + channel]!));
				sum += off[0]! + off[1]! + off[2]!;
				seen += Math.max(...off) > limit ? 1 : 0;
			}

			return {mean: sum / ((data.length / 4) * 3), seen: seen / (data.length / 4)};
		},
		[picture.toString('base64'), expected.toString('base64'), type, SEEN] as const,
	);
