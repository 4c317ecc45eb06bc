import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {guardOf} from './guard';

const guard = guardOf('Board.tsx');

let now = 0;

/** Calls the guard of line 7 a number of times, each of which takes as many milliseconds. */
const call = (times: number, milliseconds: number): void => {
	for (let i = 0; i < times; i++) {
		now += milliseconds;
		guard(7);
	}
};

/** Gives code its time anew. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));

afterEach(async () => {
	vi.restoreAllMocks();
	await yieldToBrowser();
});

test('PLY-01 a loop is stopped after a second, with its file and line', () => {
	expect(() => call(400_000, 1 / 100)).toThrow(
		expect.objectContaining({message: expect.stringContaining('never ends'), file: 'Board.tsx', line: 7}),
	);
});

test('PLY-01 a video that takes a busy machine three seconds for a picture is not stopped', () => {
	expect(() => call(6000, 1 / 2)).not.toThrow();
});

test('PLY-01 a loop with little in it that takes long is stopped before the page gives up', () => {
	expect(() => call(6000, 1)).toThrow('never ends');
});

test('PLY-01 every turn of the browser gives code its time anew', async () => {
	for (let turn = 0; turn < 4; turn++) {
		call(3000, 1);
		await yieldToBrowser();
	}
});
