/** A note of the score and its steps, each 1 to 9 for how hard it is plucked, or a dot for silence. */
export type Track = {note: string; steps: string};

export const SAMPLE_RATE = 44_100;

/** What a plucked tooth sounds: multiples of its pitch, how loud each is, and how many times faster than the lowest it fades. */
const PARTIALS = [
	{multiple: 1, loudness: 1, fading: 1},
	{multiple: 2, loudness: 0.28, fading: 1.6},
	{multiple: 3, loudness: 0.1, fading: 2.4},
	{multiple: 6.27, loudness: 0.12, fading: 9},
];

/** Echoes of the room: seconds later, and how loud. */
const ECHOES = [
	[0.137, 0.16],
	[0.211, 0.12],
	[0.349, 0.08],
	[0.523, 0.05],
] as const;

const ATTACK = 0.004;
const RINGING = 4.5;
const PEAK = 0.7;

const SEMITONES: Record<string, number> = {C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11};

/** Hertz of a note such as `C4`, `F#3` or `Bb5`; A4 is 440. Throws when the text names no note. */
export const pitchOf = (note: string): number => {
	const [, letter = '', sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(note) ?? [];
	const semitone = SEMITONES[letter];
	if (semitone === undefined) {
		throw new Error(`"${note}" is not a note: expected a letter from A to G, an optional # or b, and an octave, such as "C4"`);
	}

	const fromA4 = semitone + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) - 9 + (Number(octave) - 4) * 12;
	return 440 * 2 ** (fromA4 / 12);
};

/** Adds a sound that begins at sample `start`; what is longer than the buffer goes on at its beginning, as it will when it repeats. */
const addAround = (buffer: Float32Array, start: number, length: number, valueAt: (index: number) => number): void => {
	for (let i = 0; i < length; i++) {
		const at = (start + i) % buffer.length;
		buffer[at] = buffer[at]! + valueAt(i);
	}
};

const addNote = (buffer: Float32Array, start: number, pitch: number, force: number): void => {
	// High teeth are short and light: they fade sooner.
	const fade = 1.1 * (pitch / 262) ** 0.4;
	for (const {multiple, loudness, fading} of PARTIALS) {
		const turn = (2 * Math.PI * pitch * multiple) / SAMPLE_RATE;
		addAround(buffer, start, RINGING * SAMPLE_RATE, (i) => {
			const seconds = i / SAMPLE_RATE;
			return force * loudness * Math.min(1, seconds / ATTACK) * Math.exp(-seconds * fade * fading) * Math.sin(turn * i);
		});
	}
};

/** The samples of a score that takes `seconds`, between -1 and 1: equal tracks give equal samples, and the end leads into the beginning. */
export const synthesize = (tracks: readonly Track[], seconds: number): Float32Array => {
	const dry = new Float32Array(Math.round(seconds * SAMPLE_RATE));
	for (const {note, steps} of tracks) {
		const pitch = pitchOf(note);
		for (const [i, step] of [...steps].entries()) {
			if (step !== '.') {
				addNote(dry, Math.round((i / steps.length) * dry.length), pitch, Number(step) / 9);
			}
		}
	}

	const wet = dry.slice();
	for (const [delay, loudness] of ECHOES) {
		addAround(wet, Math.round(delay * SAMPLE_RATE), dry.length, (i) => loudness * dry[i]!);
	}
	const loudest = wet.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
	return loudest > 0 ? wet.map((value) => (value / loudest) * PEAK) : wet;
};
