import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../pipeline/base/file-paths';
import {helpFor} from '../pipeline/base/help';
import {repoDir, siteDir, videosDir} from '../pipeline/base/site-dir';
import {compareManifests, fingerprint, readManifest, writeManifest} from './render/manifest';
import {ogCards} from './render/og-cards';
import {withRenderer} from './render/renderer';

helpFor(`Renders the Open Graph images public/og/*.jpg from videos/site/og-card.
  --all    render every image
  --check  render nothing; exit with 1 and name the images that are out of date`);

const QUALITY = 80;

const folder = path.join(siteDir, 'public', 'og');
const cardDir = path.join(videosDir, 'site', 'og-card');
const manifestFile = path.join(cardDir, 'rendered.json');
const imageOf = (name: string): string => path.join(folder, `${name}.jpg`);

const cards = ogCards();
const source = readFileSync(path.join(cardDir, 'index.tsx'), 'utf8');
const wanted = Object.fromEntries(
	Object.entries(cards).map(([name, card]) => [name, fingerprint([source, `${QUALITY}`, JSON.stringify(card)])]),
);
const recorded = process.argv.includes('--all') ? {} : readManifest(manifestFile);
const {stale, gone} = compareManifests(wanted, recorded, (name) => existsSync(imageOf(name)));

const check = (): void => {
	for (const name of stale) {
		console.error(`${pathFrom(repoDir, imageOf(name))} is out of date. Run \`npm run og\`.`);
	}
	process.exitCode = stale.length > 0 ? 1 : 0;
};

const render = async (): Promise<void> => {
	const written = Object.fromEntries(Object.entries(recorded).filter(([name]) => !gone.includes(name)));
	for (const name of gone) {
		rmSync(imageOf(name), {force: true});
	}
	mkdirSync(folder, {recursive: true});
	if (stale.length > 0) {
		await withRenderer(async ({still}) => {
			for (const name of stale) {
				await still({id: 'og-card', output: imageOf(name), imageFormat: 'jpeg', jpegQuality: QUALITY, inputProps: cards[name]});
				written[name] = wanted[name]!;
				writeManifest(manifestFile, written);
			}
		});
	}
	writeManifest(manifestFile, written);
	console.log(`${stale.length} of ${Object.keys(cards).length} images rendered.`);
};

if (process.argv.includes('--check')) {
	check();
} else {
	await render();
}
