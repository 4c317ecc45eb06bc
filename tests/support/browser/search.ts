import type {Page} from '@playwright/test';

/** Whether a URL is part of the search: its code, its worker, its index. */
export const isSearchFile = (address: string): boolean =>
	/\/assets\/(search-modal|worker|embedded|hosted)-|\/search\/.+\.json/.test(address);

/** Opens the search of the page that is shown, and waits for the box of its own, which replaces the one that stands in for it. */
export const openSearch = async (page: Page): Promise<void> => {
	await page.getByRole('button', {name: 'Search docs'}).click();
	// Keys that are pressed before it has the focus are no input of its own.
	await page.locator('dialog input[role=combobox]:focus').waitFor();
};

declare global {
	interface Window {
		/** Settles when what was typed last has been answered and painted. */
		painted?: Promise<number>;
	}
}

/** Listens for this many keys; `window.painted` then tells the milliseconds from the last one to the frame that shows its results. */
const listen = (page: Page, keys: number): Promise<void> =>
	page.evaluate((count) => {
		const form = document.querySelector('dialog form')!;
		const box = form.querySelector('input')!;
		let resolve = (_: number): void => {};
		window.painted = new Promise((done) => {
			resolve = done;
		});
		let left = count;
		const onInput = ({timeStamp}: Event) => {
			left--;
			if (left > 0) {
				return;
			}

			document.removeEventListener('input', onInput, true);
			// Looking at each frame would ask for frames that nobody needs.
			const observer = new MutationObserver(() => {
				if (form.getAttribute('data-answered') !== box.value) {
					return;
				}

				observer.disconnect();
				requestAnimationFrame(() => {
					// What this frame draws is there when the next task runs.
					const {port1, port2} = new MessageChannel();
					port1.onmessage = () => resolve(performance.now() - timeStamp);
					port2.postMessage(undefined);
				});
			});
			observer.observe(form, {attributeFilter: ['data-answered']});
		};
		document.addEventListener('input', onInput, true);
	}, keys);

/** Types into the open search; milliseconds from the last key to the frame that shows its results. */
export const typeQuery = async (page: Page, keys: string): Promise<number> => {
	// Keys overtake what is not awaited: a listener that comes after them would wait forever.
	await listen(page, keys.length);
	for (const key of keys) {
		await page.keyboard.press(key === ' ' ? 'Space' : key);
	}

	return page.evaluate(() => window.painted!);
};
