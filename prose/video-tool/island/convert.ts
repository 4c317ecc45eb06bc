import {webReader} from '@remotion/media-parser/web';
import {convertMedia, type WebCodecsController} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {formatBytes} from '../../../app/lib/format-bytes';
import {probe} from './probe';

export const CONTAINERS = ['webm', 'mp4'] as const;
export type Container = (typeof CONTAINERS)[number];

export type Wish = {container: Container; rotate: number; halve: boolean; mute: boolean};

const HALF = 0.5;

/** The result of more would not fit into the memory of a tab. */
const MAX_BYTES = 1024 ** 3;

/** Whether the browser can decode and encode video. */
export const canConvert = (): boolean => 'VideoDecoder' in globalThis && 'VideoEncoder' in globalThis;

/** Converts a file in the browser; reports progress from 0 to 1. Rejects when a track cannot be decoded or encoded, or when aborted. */
export const convert = async (
	file: File,
	{container, rotate, halve, mute}: Wish,
	controller: WebCodecsController,
	onProgress: (progress: number) => void,
): Promise<File> => {
	if (file.size > MAX_BYTES) {
		throw new Error(
			`This file has ${formatBytes(file.size)}. The result is kept in memory, so at most ${formatBytes(MAX_BYTES)} can be converted here.`,
		);
	}

	// Of a file without tracks it would make another one without tracks.
	await probe(file);
	const {save} = await convertMedia({
		src: file,
		reader: webReader,
		writer: bufferWriter,
		container,
		rotate,
		...(halve && {resize: {mode: 'scale', scale: HALF} as const}),
		...(mute && {onAudioTrack: () => ({type: 'drop'}) as const}),
		controller,
		logLevel: 'error',
		onProgress: ({overallProgress}) => onProgress(overallProgress ?? 0),
	});
	const blob = await save();
	return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}-converted.${container}`, {type: `video/${container}`});
};
