import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../pipeline/base/file-paths';
import {repoDir, videosDir} from '../pipeline/base/site-dir';
import {clipFile, listDemos, posterFile, readDemo} from '../pipeline/demos/demos';
import {compareManifests, fingerprint, readManifest, writeManifest} from './render/manifest';
import {withRenderer} from './render/renderer';

const HELP = `Renders poster.webp beside each new or changed video.json, and clip.webm where it has "clip": true.
  --all    render every poster
  --check  render nothing; exit with 1 and name the posters that are out of date`;

/** A poster that is too heavy at one width is rendered at the next. */
const WIDTHS = [1280, 960, 720];
const MAX_BYTES = 40_000;

/** Constant quality of VP9, 0 to 63: what is left out does not show at the size of a page. */
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

const hasClip = (id: string): boolean => readDemo(id).clip;

const wanted = Object.fromEntries(
	ids.map((id) => [id, fingerprint([`${WIDTHS} ${MAX_BYTES}`, ...(hasClip(id) ? [JSON.stringify(CLIP)] : []), ...sourceOf(id)])]),
);
const recorded = process.argv.includes('--all') ? {} : readManifest(manifestFile);
const {stale, gone} = compareManifests(wanted, recorded, (id) => existsSync(posterFile(id)) && (!hasClip(id) || existsSync(clipFile(id))));

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
		for (const id of stale) {
			const {posterFrame} = readDemo(id);
			try {
				for (const width of WIDTHS) {
					await still({id, output: posterFile(id), imageFormat: 'webp', width, frame: posterFrame});
					if (statSync(posterFile(id)).size <= MAX_BYTES) {
						break;
					}
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

if (process.argv.includes('--help')) {
	console.log(HELP);
} else if (process.argv.includes('--check')) {
	check();
} else {
	await render();
}
