import {readFile} from 'node:fs/promises';
import {findUndrawable} from '../../../app/playground/render/undrawable';
import {galleryIds} from '../../../pipeline/collections/showcase/gallery';
import {posterFile, readDemo} from '../../../pipeline/demos/demos';
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

test.describe('a still that the browser renders agrees with the poster', () => {
	for (const id of [...galleryIds(), ...DEMOS]) {
		test(`RND-01 RND-02 ${id}`, async ({page, site}, {annotations}) => {
			await openFrame(page, site);
			const still = await renderStill(page, id);
			const error = await pictureError(page, still, 'image/png', await readFile(posterFile(id)));
			annotations.push({
				type: 'error',
				description: `mean ${error.mean.toFixed(2)} of 255, ${(error.seen * 100).toFixed(2)}% of the pixels`,
			});
			if (DIFFERENT.includes(id)) {
				expect(findUndrawable([{name: 'index.tsx', code: readDemo(id).source}])).not.toEqual([]);
				expect(error.seen, `${id} agrees now: take it off the list`).toBeGreaterThan(MAX_ERROR.seen);
			} else {
				expect(error.mean).toBeLessThan(MAX_ERROR.mean);
				expect(error.seen).toBeLessThan(MAX_ERROR.seen);
			}
		});
	}
});
