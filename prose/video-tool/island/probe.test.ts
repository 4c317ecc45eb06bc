import {expect, test} from 'vitest';
import {formatBytes, probe} from './probe';

test.each([
	[512, '0.5 KB'],
	[1536, '1.5 KB'],
	[5 * 1024 ** 2, '5.0 MB'],
	[3 * 1024 ** 3, '3.0 GB'],
])('%d bytes are written as %s', (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});

test('an empty file is said to be empty', async () => {
	await expect(probe(new File([], 'nothing.mp4'))).rejects.toThrow('This file is empty.');
});

test('a file of another kind is said to be none that can be read', async () => {
	await expect(probe(new File(['not a video'], 'notes.mp4'))).rejects.toThrow('This is not a video or sound file that can be read here.');
});
