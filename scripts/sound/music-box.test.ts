import {describe, expect, it} from 'vitest';
import {pitchOf, SAMPLE_RATE, synthesize} from './music-box';

/** How loud a pitch is in the half second after `from`, by correlation with sine and cosine. */
const loudnessOf = (samples: Float32Array, pitch: number, from: number): number => {
	const turn = 2 * Math.cos((2 * Math.PI * pitch) / SAMPLE_RATE);
	let [last, before] = [0, 0];
	for (let i = 0; i < SAMPLE_RATE / 2; i++) {
		const value = samples[(Math.round(from * SAMPLE_RATE) + i) % samples.length]! + turn * last - before;
		[last, before] = [value, last];
	}
	return Math.sqrt(last ** 2 + before ** 2 - turn * last * before);
};

describe('pitchOf', () => {
	it('counts semitones from A4', () => {
		expect(pitchOf('A4')).toBe(440);
		expect(pitchOf('A3')).toBe(220);
		expect(pitchOf('C4')).toBeCloseTo(261.63, 2);
		expect(pitchOf('Bb4')).toBeCloseTo(pitchOf('A#4'), 10);
	});

	it.each(['H4', 'c4', 'C', 'C44'])('says what is wrong with %s', (note) => {
		expect(() => pitchOf(note)).toThrow(`"${note}" is not a note`);
	});
});

describe('synthesize', () => {
	it('sounds each note at its pitch from its step on', () => {
		const samples = synthesize([{note: 'C4', steps: '....9...'}], 10);
		expect(samples).toHaveLength(10 * SAMPLE_RATE);
		const [before, after] = [4, 5].map((from) => loudnessOf(samples, pitchOf('C4'), from));
		expect(after).toBeGreaterThan(50 * before!);
		expect(after).toBeGreaterThan(50 * loudnessOf(samples, pitchOf('D4'), 5));
	});

	it('plucks as hard as the step says', () => {
		const samples = synthesize([{note: 'C5', steps: '9...3...'}], 16);
		const [loud, soft] = [0, 8].map((from) => loudnessOf(samples, pitchOf('C5'), from));
		expect(loud! / soft!).toBeCloseTo(3, 1);
	});

	it('lets the last note ring on at the beginning, without a jump where it repeats', () => {
		const samples = synthesize([{note: 'C4', steps: '.......9'}], 4);
		expect(loudnessOf(samples, pitchOf('C4'), 0)).toBeGreaterThan(100);
		expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThan(0.05);
	});

	it('stays below the loudest value of a file, and is silent without notes', () => {
		const loudest = (samples: Float32Array) => samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
		expect(loudest(synthesize([{note: 'A4', steps: '9999'}], 1))).toBeCloseTo(0.7, 5);
		expect(loudest(synthesize([{note: 'A4', steps: '....'}], 1))).toBe(0);
	});
});
