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
	/** The video sounds, when the reader lets it. */
	sound: boolean;
	/** It shows a frame that a link asks for, and stays there. */
	rests?: boolean;
};

const positive = (data: DOMStringMap, field: string, name: string): number => {
	const value = Number(data[field]);
	if (!(value > 0)) {
		throw new Error(`Video “${name}”: data-${field} is ${JSON.stringify(data[field])}, expected a number above 0`);
	}
	return value;
};

/** The options a player's placeholder carries in its data attributes; an error names the attribute that is wrong. */
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
		posterFrame: Math.min(Number(data.posterFrame ?? 0) || 0, durationInFrames - 1),
		loop: data.loop !== 'false',
		sound: data.sound === 'true',
	};
};

/** The options of a video of which a URL asks for one frame. */
export const atLinkedFrame = (options: PlayerOptions, search: string): PlayerOptions => {
	const frame = linkedFrame(search, options.demo);
	return frame === null ? options : {...options, posterFrame: Math.min(frame, options.durationInFrames - 1), rests: true};
};
