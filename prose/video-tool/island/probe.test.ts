import {expect, test} from 'vitest';
import {probe} from './probe';

test('an empty file is said to be empty', async () => {
	await expect(probe(new File([], 'nothing.mp4'))).rejects.toThrow('This file is empty.');
});

test('a file of another kind is said to be none that can be read', async () => {
	await expect(probe(new File(['not a video'], 'notes.mp4'))).rejects.toThrow('This isn’t a video or audio file that can be read here.');
});
