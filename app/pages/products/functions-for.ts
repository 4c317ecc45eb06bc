import type {Limits} from '../../../pipeline/collections/products/types';

/** How many functions a render is divided into, and whether that had to be limited to the maximum. */
export const functionsFor = (
	frames: number,
	share: number,
	{maxFunctions, minFrames}: Pick<Limits, 'maxFunctions' | 'minFrames'>,
): {functions: number; tooMany: boolean} => {
	const wanted = Math.max(1, Math.ceil(frames / Math.max(share, minFrames)));
	return {functions: Math.min(wanted, maxFunctions), tooMany: wanted > maxFunctions};
};
