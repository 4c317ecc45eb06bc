import {linkedFrame} from './frame-link';

export type PlayerOptions = {
	demo: string;
	title?: string;
	width: number;
	height: number;
	fps: number;
	durationInFrames: number;
	posterFrame: number;
	loop: boolean;
	/** The video has sound. */
	sound: boolean;
	/** It starts paused, at the frame that a link points to. */
	startsPaused?: boolean;
};

const positive = (data: DOMStringMap, field: string, name: string): number => {
	const value = Number(data[field]);
	if (!(value > 0)) {
		throw new Error(`Video “${name}”: data-${field} is ${JSON.stringify(data[field])}, expected a number above 0`);
	}
	return value;
};

/** Reads a player's options from the data attributes of its placeholder. Throws an error that names the wrong attribute. */
export const readPlayerOptions = (data: DOMStringMap): PlayerOptions => {
	const demo = data.demo;
	if (!demo) {
		throw new Error('A video placeholder has no data-demo, expected the name of a folder of videos/');
	}
	const durationInFrames = positive(data, 'duration', demo);
	return {
		demo,
		title: data.title,
		width: positive(data, 'width', demo),
		height: positive(data, 'height', demo),
		fps: positive(data, 'fps', demo),
		durationInFrames,
		posterFrame: Math.min(Number(data.posterFrame) || 0, durationInFrames - 1),
		loop: data.loop !== 'false',
		sound: data.sound === 'true',
	};
};

/** Adapts the options if the URL links to a frame of this video. */
export const atLinkedFrame = (options: PlayerOptions, search: string): PlayerOptions => {
	const frame = linkedFrame(search, options.demo);
	return frame === null ? options : {...options, posterFrame: Math.min(frame, options.durationInFrames - 1), startsPaused: true};
};
