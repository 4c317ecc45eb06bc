import {describe, expect, test} from 'vitest';
import {atLinkedFrame, readPlayerOptions} from './player-options';

const data = {demo: 'spring-curve', width: '1280', height: '720', fps: '30', duration: '90'};

test('a placeholder with the least attributes loops from frame 0 without props', () => {
	expect(readPlayerOptions(data)).toEqual({
		demo: 'spring-curve',
		title: undefined,
		width: 1280,
		height: 720,
		fps: 30,
		durationInFrames: 90,
		posterFrame: 0,
		loop: true,
		sound: false,
	});
});

test('optional attributes are read, and a poster frame past the end is the last frame', () => {
	expect(readPlayerOptions({...data, title: 'Spring', posterFrame: '400', loop: 'false'})).toMatchObject({
		title: 'Spring',
		posterFrame: 89,
		loop: false,
	});
});

test('a linked frame is where the video rests, at most the last', () => {
	const options = readPlayerOptions(data);
	expect(atLinkedFrame(options, '?at=spring-curve.42')).toMatchObject({posterFrame: 42, startsPaused: true});
	expect(atLinkedFrame(options, '?at=spring-curve.900')).toMatchObject({posterFrame: 89, startsPaused: true});
	expect(atLinkedFrame(options, '?at=other.42')).toBe(options);
});

describe('a wrong attribute is named', () => {
	const cases: [string, DOMStringMap, string][] = [
		['no demo', {...data, demo: undefined}, 'data-demo'],
		['no width', {...data, width: undefined}, 'data-width is undefined, expected a number above 0'],
		['no frames', {...data, duration: '0'}, 'data-duration is "0"'],
		['words for a rate', {...data, fps: 'fast'}, 'Video “spring-curve”: data-fps is "fast"'],
	];
	test.each(cases)('%s', (_, attributes, message) => {
		expect(() => readPlayerOptions(attributes)).toThrow(message);
	});
});
