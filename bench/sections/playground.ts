import type {Page} from '@playwright/test';
import {sourceOf} from '../../pipeline/playground/sources';
import {openFrame, renderInFrame} from '../../tests/support/browser/frame-render';
import {editor, linkOf} from '../../tests/support/browser/playground';
import {bareEncoding, bareKeys} from '../bare-playground';
import {withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';
import {median, percentile} from '../statistics';
import type {Row} from '../table';

const KEYS = 'playgrounds compile as one types'.replaceAll(' ', '');

/** The keys are typed into the string that ends it. */
const CODE = "export default function Video() {\n  return <h1 style={{fontSize: 80}}>{label}</h1>;\n}\n\nconst label = 'a';";

const FRAMES = 60;
/** Text twice, a map, many particles, and the piece that takes the renderer longest. */
const PIECES = ['api-spring', 'showcase-kinetic-type', 'showcase-map-route', 'showcase-particles', 'showcase-product-card'];

/** Milliseconds from each key in the editor to the picture that shows it. */
const keysToPicture = async (page: Page, url: string): Promise<number[]> => {
	await page.goto(url + (await linkOf(CODE)));
	await page.getByRole('button', {name: 'Run', exact: true}).click();
	await page.getByRole('button', {name: 'Pause'}).click();
	await page.evaluate(() => {
		let pressed = 0;
		const drawn: number[] = [];
		document.addEventListener(
			'keydown',
			({timeStamp}) => {
				pressed = timeStamp;
			},
			{capture: true},
		);
		window.addEventListener('message', ({data}) => {
			if ((data as {type?: string}).type === 'drawn') {
				drawn.push(performance.now() - pressed);
			}
		});
		Object.assign(window, {drawn});
	});
	await editor(page).focus();
	await page.keyboard.press('ControlOrMeta+End');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	for (const [index, key] of [...KEYS].entries()) {
		await page.keyboard.press(key);
		await page.waitForFunction((count) => (window as unknown as {drawn: number[]}).drawn.length >= count, index + 1);
	}

	return page.evaluate(() => (window as unknown as {drawn: number[]}).drawn);
};

const renders = async (page: Page, url: string): Promise<Row[]> => {
	await openFrame(page, url);
	const rows: Row[] = [];
	for (const id of PIECES) {
		const project = {...sourceOf(id)!, durationInFrames: FRAMES};
		const bare = await bareEncoding(page, {...project, frames: FRAMES});
		const {time, file} = await renderInFrame(page, project, {format: 'mp4', frame: 0});
		rows.push(
			{measure: `${FRAMES} frames of ${id} to MP4 (${Math.round(file.length / 1000)} KB)`, value: time / 1000, unit: 's'},
			{measure: '  as a multiple of encoding as many drawn frames', value: time / bare, unit: 'times'},
		);
	}

	return rows;
};

/** How fast the playground answers a key, and how fast it renders. */
export const playground: Section = {
	title: 'Playground',
	run: () =>
		withSite((url) =>
			withBrowser(async (browser) => {
				const keys = await withPage(browser, 1, (page) => keysToPicture(page, url));
				const bare = await withPage(browser, 1, (page) => bareKeys(page, KEYS));
				return [
					{measure: 'key to picture, median', value: median(keys), unit: 'ms'},
					{measure: 'key to picture, p95', value: percentile(keys, 0.95), unit: 'ms'},
					{measure: 'key to text in a bare sandboxed frame, median', value: median(bare), unit: 'ms'},
					{measure: 'key to picture as a multiple of that, median', value: median(keys) / median(bare), unit: 'times'},
					...(await withPage(browser, 1, (page) => renders(page, url))),
				];
			}),
		),
};
