import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {program} from '../../../../pipeline/base/programs';
import {cacheDir, repoDir} from '../../../../pipeline/base/site-dir';
import {toolkitDir} from '../../../../scripts/toolkit/install';

/** Two frames of one pixel each, a tenth of a second apart. */
export const GIF = Buffer.from(
	'47494638396101000100800000000000ffffff21f90400' +
		'0a0000002c000000000100010000020244010021f904000a0000002c00000000010001000002024c01003b',
	'hex',
);

export const SUBTITLES = '1\n00:00:00,000 --> 00:00:01,000\nSample\n';

let made: Promise<Buffer> | undefined;

/** A clip with a picture and a sound, made once from two files of the site. */
export const clipWithSound = (): Promise<Buffer> => {
	made ??= (async () => {
		const target = path.join(cacheDir, 'proof', `clip-${process.pid}.mp4`);
		const samples = path.join(repoDir, 'public', 'samples');
		const inputs = ['-i', path.join(samples, 'lower-third.mp4'), '-i', path.join(samples, 'bells.mp3')];
		const both = ['-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', '-shortest', '-y', target];
		await program('remotion', ['ffmpeg', ...inputs, ...both], {cwd: toolkitDir, localDir: toolkitDir});
		return readFile(target);
	})();
	return made;
};

/** A second of silence, as a WAV file. */
export const silence = (): Buffer => {
	const rate = 8000;
	const header = Buffer.alloc(44);
	header.write('RIFF', 0);
	header.writeUInt32LE(36 + rate, 4);
	header.write('WAVEfmt ', 8);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(rate, 24);
	header.writeUInt32LE(rate, 28);
	header.writeUInt16LE(1, 32);
	header.writeUInt16LE(8, 34);
	header.write('data', 36);
	header.writeUInt32LE(rate, 40);
	return Buffer.concat([header, Buffer.alloc(rate, 128)]);
};
