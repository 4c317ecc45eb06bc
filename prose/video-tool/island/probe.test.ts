import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repoDir} from '../../../pipeline/base/site-dir';
import {probe} from './probe';

test('an empty file is said to be empty', async () => {
	await expect(probe(new File([], 'nothing.mp4'))).rejects.toThrow('This file is empty.');
});

test('a file of another kind is said to be none that can be read', async () => {
	await expect(probe(new File(['not a video'], 'notes.mp4'))).rejects.toThrow('This isn’t a video or audio file that can be read here.');
});

test('an image and a PDF are no videos either', async () => {
	const png = new Uint8Array([
		0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
	]);
	for (const file of [new File([png], 'picture.png'), new File([`%PDF-1.7\n${' '.repeat(200)}`], 'paper.pdf')]) {
		await expect(probe(file), file.name).rejects.toThrow('This isn’t a video or audio file that can be read here.');
	}
});

test('a damaged file is said to be damaged, without the words of the parser', async () => {
	const bytes = await readFile(path.join(repoDir, 'tests/fixtures/media/sound.mp4'));
	for (let at = 200; at < bytes.length; at += 97) {
		bytes[at] = 255 - bytes[at]!;
	}

	await expect(probe(new File([bytes], 'damaged.mp4'))).rejects.toThrow('This file can’t be read. It may be damaged.');
});
