import type {Page} from '@playwright/test';
import {median} from './statistics';

/** Typed letter by letter into each site's search. */
const TYPED = ['useCurrentFrame', 'audio volume', 'interpolate', 'render a video'];
/** Milliseconds after which a key counts as one that doesn't change the results. */
const PATIENCE = 1500;
/** Milliseconds in which an index is loaded. */
const LOADING = 4000;

type Engine = {box: string; results: string; watched: MutationObserverInit};

const ANY_CHANGE: MutationObserverInit = {childList: true, characterData: true, subtree: true};

/** What shows the results of our search, VitePress's and Starlight's, and which of its changes says that they're there. */
const ENGINES: Engine[] = [
	{box: 'dialog input[role=combobox]', results: 'dialog form', watched: {attributeFilter: ['data-answered']}},
	{box: '#localsearch-input', results: '.VPLocalSearchBox', watched: ANY_CHANGE},
	{box: 'input.pagefind-ui__search-input', results: '.pagefind-ui__drawer', watched: ANY_CHANGE},
];

/** Milliseconds from the next key to the frame that shows its results, or nothing if they don't change. Runs in the page. */
const listen = ({results, watched, patience}: {results: string; watched: MutationObserverInit; patience: number}): void => {
	const painted = new Promise<number | undefined>((resolve) => {
		const onInput = ({timeStamp}: Event) => {
			const observer = new MutationObserver(() => {
				observer.disconnect();
				requestAnimationFrame(() => {
					const {port1, port2} = new MessageChannel();
					port1.onmessage = () => resolve(performance.now() - timeStamp);
					port2.postMessage(undefined);
				});
			});
			// First, so that a page without the list of results isn't waited for.
			setTimeout(resolve, patience);
			observer.observe(document.querySelector(results)!, watched);
		};
		window.addEventListener('input', onInput, {capture: true, once: true});
	});
	Object.assign(window, {painted});
};

/**
 * The median of the milliseconds from a key to its painted results in the search that the page offers, a pause for more letters
 * (debounce) included. Undefined for a site without one. Keys that change nothing don't count.
 */
export const peerKeystroke = async (page: Page): Promise<number | undefined> => {
	await page.keyboard.press('Control+k');
	await page.waitForTimeout(LOADING);
	const open = async ({box}: Engine) => (await page.locator(box).count()) > 0;
	const found = await Promise.all(ENGINES.map(open));
	const engine = ENGINES[found.indexOf(true)];
	if (!engine) {
		return undefined;
	}

	const box = page.locator(engine.box);
	// The first query waits for the index.
	await box.fill('video');
	await page.waitForTimeout(LOADING);
	const times: number[] = [];
	for (const query of TYPED) {
		await box.fill('');
		await page.waitForTimeout(PATIENCE);
		for (const key of query) {
			await page.evaluate(listen, {results: engine.results, watched: engine.watched, patience: PATIENCE});
			await page.keyboard.press(key === ' ' ? 'Space' : key);
			const time = await page.evaluate(() => (window as {painted?: Promise<number | undefined>}).painted);
			times.push(...(time === undefined ? [] : [time]));
		}
	}

	return median(times);
};
