import {mkdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {pathFrom} from '../pipeline/base/file-paths';
import {helpFor} from '../pipeline/base/help';
import {programSync} from '../pipeline/base/programs';
import {repoDir, siteDir} from '../pipeline/base/site-dir';
import {readDemo} from '../pipeline/demos/demos';
import {SAMPLE_RATE, synthesize} from './sound/music-box';
import {ensureToolkit, toolkitDir} from './toolkit/install';

const HELP = "Makes the sound of the showcase's music box from the score in its video.json, as an MP3 file in public/samples/.";

const VIDEO = 'showcase-music-box';

const schema = z.object({
	sound: z.string().regex(/^samples\/[\w-]+\.mp3$/, 'expected an MP3 file in samples/'),
	tracks: z.array(z.object({note: z.string(), steps: z.string().regex(/^[1-9.]+$/, 'expected 1 to 9 or a dot for each step')})),
});

const make = async (): Promise<void> => {
	await ensureToolkit();
	const {defaultProps, durationInFrames, fps} = readDemo(VIDEO);
	const {sound, tracks} = schema.parse(defaultProps);
	const output = path.join(siteDir, 'public', sound);
	mkdirSync(path.dirname(output), {recursive: true});
	const samples = synthesize(tracks, durationInFrames / fps);
	programSync(
		'npx',
		[
			...['remotion', 'ffmpeg', '-hide_banner', '-loglevel', 'error', '-y'],
			...['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0'],
			// The same bytes on each machine: no version of the encoder, no date.
			...['-codec:a', 'libmp3lame', '-b:a', '48k', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', output],
		],
		{cwd: toolkitDir, input: new Uint8Array(samples.buffer)},
	);
	console.log(`${pathFrom(repoDir, output)}: ${statSync(output).size} bytes`);
};

helpFor(HELP);
await make();
