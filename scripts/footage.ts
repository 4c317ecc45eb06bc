import {statSync} from 'node:fs';
import path from 'node:path';
import {Readable} from 'node:stream';
import {z} from 'zod';
import {pathFrom} from '../pipeline/base/file-paths';
import {helpFor} from '../pipeline/base/help';
import {program} from '../pipeline/base/programs';
import {repoDir, siteDir} from '../pipeline/base/site-dir';
import {readDemo} from '../pipeline/demos/demos';
import {rain} from './footage/rain';
import {ensureToolkit, toolkitDir} from './toolkit/install';

const HELP =
	"Films the rain of the showcase's night drive, frame by frame and with nothing but arithmetic, as a WebM file in public/samples/.";

const VIDEO = 'showcase-night-drive';

const schema = z.object({footage: z.string().regex(/^samples\/[\w-]+\.webm$/, 'expected a WebM file in samples/')});

/** Constant quality of VP9, 0 to 63: drops stay crisp, and the file stays below a megabyte. */
const CRF = 56;

const make = async (): Promise<void> => {
	await ensureToolkit();
	const {defaultProps, width, height, fps, durationInFrames} = readDemo(VIDEO);
	const output = path.join(siteDir, 'public', schema.parse(defaultProps).footage);
	await program(
		'npx',
		[
			...['remotion', 'ffmpeg', '-hide_banner', '-loglevel', 'error', '-y'],
			...['-f', 'image2pipe', '-c:v', 'rawvideo', '-frame_size', String(width * height * 3), '-framerate', String(fps)],
			...['-video_size', `${width}x${height}`, '-pixel_format', 'rgb24', '-i', 'pipe:0'],
			...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
			...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
			// A key frame each second, so that the frame appears soon when a reader drags the playhead.
			...['-codec:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(CRF), '-cpu-used', '2', '-g', String(fps)],
			// The same bytes on each machine: no version of the encoder, no date.
			...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', output],
		],
		{cwd: toolkitDir, input: Readable.from(rain({width, height, frames: durationInFrames}))},
	);
	console.log(`${pathFrom(repoDir, output)}: ${statSync(output).size} bytes`);
};

helpFor(HELP);
await make();
