import {readFile, writeFile} from 'node:fs/promises';
import {findUndrawable} from '../../../app/playground/render/undrawable';
import {galleryIds} from '../../../pipeline/collections/showcase/gallery';
import {posterFile, readDemo} from '../../../pipeline/demos/demos';
import {sourceOf} from '../../../pipeline/playground/sources';
import {openFrame, renderStill} from '../../support/browser/frame-render';
import {pictureError} from '../../support/browser/picture-error';
import {expect, test} from '../../support/sites/servers';

/** What the renderer's poster, a lossy picture itself, may differ by: the mean of all color values, of 255, and the share of pixels that look different. */
const MAX_ERROR = {mean: 5, seen: 0.025};

/** Videos that the browser's renderer draws otherwise. Each must be named before a rendering starts; all others must agree. */
const DIFFERENT = ['showcase-product-card', 'showcase-year-in-review', 'api-cube', 'api-fade', 'api-flip'];

/** Demos of what videos are made of: text, shapes, paths, noise, transitions, blur, masks, 3D, SVG, canvas. */
const DEMOS = [
	'fade-in-title',
	'api-camera-motion-blur',
	'api-clock-wipe',
	'api-cube',
	'api-evolve-path',
	'api-fade',
	'api-fill-text-box',
	'api-flip',
	'api-interpolate',
	'api-iris',
	'api-make-heart',
	'api-measure-text',
	'api-noise-2d',
	'api-pie',
	'api-series',
	'api-slide',
	'api-spring',
	'api-star',
	'api-transition-series',
	'home-hero',
];

/** Pieces that one page renders after another: to open the frame takes longer than a still. */
const TOGETHER = 9;

const ids = [...galleryIds(), ...DEMOS];

const groups = Array.from({length: Math.ceil(ids.length / TOGETHER)}, (_, index) => ids.slice(index * TOGETHER, (index + 1) * TOGETHER));

test.describe('a still that the browser renders agrees with the poster', () => {
	for (const group of groups) {
		test(`RND-01 RND-02 ${group.join(', ')}`, async ({page, site}, testInfo) => {
			await openFrame(page, site);
			for (const id of group) {
				const {source, posterFrame} = readDemo(id);
				const still = await renderStill(page, sourceOf(id)!, posterFrame);
				const error = await pictureError(page, still, 'image/png', await readFile(posterFile(id)));
				const description = `${id}: mean ${error.mean.toFixed(2)} of 255, ${(error.seen * 100).toFixed(2)}% of the pixels`;
				testInfo.annotations.push({type: 'error', description});
				if (DIFFERENT.includes(id)) {
					expect.soft(findUndrawable([{name: 'index.tsx', code: source}]), id).not.toEqual([]);
					expect.soft(error.seen, `${id} agrees now: take it off the list`).toBeGreaterThan(MAX_ERROR.seen);
				} else {
					if (error.mean >= MAX_ERROR.mean || error.seen >= MAX_ERROR.seen) {
						await writeFile(testInfo.outputPath(`${id}.png`), still);
					}

					expect.soft(error.mean, description).toBeLessThan(MAX_ERROR.mean);
					expect.soft(error.seen, description).toBeLessThan(MAX_ERROR.seen);
				}
			}
		});
	}
});
