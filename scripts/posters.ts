import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../pipeline/base/file-paths';
import {helpFor} from '../pipeline/base/help';
import {repoDir, videosDir} from '../pipeline/base/site-dir';
import {clipFile, listDemos, posterFile, readDemo} from '../pipeline/demos/demos';
import {compareManifests, fingerprint, readManifest, writeManifest} from './render/manifest';
import {type Still, withRenderer} from './render/renderer';

helpFor(`Renders poster.webp beside each new or changed video.json, and clip.webm where it has "clip": true.
  --all    render every poster
  --check  render nothing; exit with 1 and name the posters that are out of date`);

/** A poster that is too heavy at one width is rendered at the next. */
const WIDTHS = [1280, 960, 720];
const MAX_BYTES = 40_000;
/** Variants are only seen in grids. */
const VARIANT_WIDTH = 640;

/** Constant quality of VP9, 0 to 63. At the size on a page, the loss doesn't show. */
const CLIP = {width: 800, crf: 50};

const manifestFile = path.join(videosDir, 'posters.json');
const sourceOf = (id: string): string[] => {
	const folder = path.dirname(posterFile(id));
	return readdirSync(folder)
		.filter((file) => /\.tsx?$|^video\.json$/.test(file))
		.sort()
		.map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

const ids = listDemos();

const postersOf = (id: string): string[] => [
	posterFile(id),
	...Object.keys(readDemo(id).variants).map((variant) => posterFile(id, variant)),
];

const hasClip = (id: string): boolean => readDemo(id).clip;

const wanted = Object.fromEntries(
	ids.map((id) => [id, fingerprint([`${WIDTHS} ${MAX_BYTES}`, ...(hasClip(id) ? [JSON.stringify(CLIP)] : []), ...sourceOf(id)])]),
);
const recorded = process.argv.includes('--all') ? {} : readManifest(manifestFile);
const {stale, gone} = compareManifests(
	wanted,
	recorded,
	(id) => postersOf(id).every((file) => existsSync(file)) && (!hasClip(id) || existsSync(clipFile(id))),
);

const check = (): void => {
	for (const id of stale) {
		console.error(`${pathFrom(repoDir, posterFile(id))} is out of date. Run \`npm run posters\`.`);
	}
	process.exitCode = stale.length > 0 ? 1 : 0;
};

const render = async (): Promise<void> => {
	const written = Object.fromEntries(Object.entries(recorded).filter(([id]) => !gone.includes(id)));
	if (stale.length === 0) {
		writeManifest(manifestFile, written);
		console.log('All posters are up to date.');
		return;
	}

	await withRenderer(async ({still, clip}) => {
		/** Renders a poster at the first of its widths that isn't too heavy. */
		const draw = async (output: string, widths: readonly number[], picture: Omit<Still, 'output' | 'imageFormat' | 'width'>) => {
			for (const width of widths) {
				await still({...picture, output, imageFormat: 'webp', width});
				if (statSync(output).size <= MAX_BYTES) {
					break;
				}
			}
		};
		for (const id of stale) {
			const {posterFrame: frame, width, variants} = readDemo(id);
			try {
				await draw(posterFile(id), WIDTHS, {id, frame});
				for (const [variant, inputProps] of Object.entries(variants)) {
					await draw(posterFile(id, variant), [Math.min(width, VARIANT_WIDTH)], {id, frame, inputProps});
				}
				if (hasClip(id)) {
					await clip({id, output: clipFile(id), ...CLIP});
				} else {
					rmSync(clipFile(id), {force: true});
				}
				written[id] = wanted[id]!;
				writeManifest(manifestFile, written);
				console.log(pathFrom(repoDir, posterFile(id)));
			} catch (error) {
				console.error(error);
				process.exitCode = 1;
			}
		}
	});
};

if (process.argv.includes('--check')) {
	check();
} else {
	await render();
}
