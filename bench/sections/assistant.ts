import type {Page} from '@playwright/test';
import {readTable} from '../../tests/golden/assistant';
import {SLOW_CPU, withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';
import {median, percentile} from '../statistics';

/** Milliseconds from a question to its answer that readers may wait, once the index and the passages are there. */
const GOAL_MS = 300;
const QUESTIONS = 20;

const box = (page: Page) => page.getByRole('textbox', {name: /^Ask a/});

/** Asks the assistant of the page; milliseconds from the key to the frame that shows the whole answer. */
const answerTime = async (page: Page, question: string): Promise<number> => {
	await box(page).fill(question);
	// A handle, because keys overtake what isn't awaited.
	const listening = await page.evaluateHandle(() => {
		const log = document.querySelector('[role=log]')!;
		const before = log.querySelectorAll('h2').length;
		let start = 0;
		document.addEventListener('keydown', ({timeStamp}) => (start = timeStamp), {once: true, capture: true});
		const painted = new Promise<number>((resolve) => {
			const observer = new MutationObserver(() => {
				if (log.getAttribute('aria-busy') === 'true' || log.querySelectorAll('h2').length === before) {
					return;
				}

				observer.disconnect();
				requestAnimationFrame(() => {
					// What this frame draws is there when the next task runs.
					const {port1, port2} = new MessageChannel();
					port1.onmessage = () => resolve(performance.now() - start);
					port2.postMessage(undefined);
				});
			});
			observer.observe(log, {attributes: true, attributeFilter: ['aria-busy'], childList: true, subtree: true});
		});
		return {painted};
	});
	await box(page).press('Enter');
	return listening.evaluate(({painted}) => painted);
};

/** A conversation of one question, so that long ones don't count as slow answers. */
const askAlone = async (page: Page, question: string): Promise<number> => {
	const time = await answerTime(page, question);
	await page.getByRole('button', {name: 'Clear conversation'}).click();
	return time;
};

const rows = (what: string, times: number[]) => [
	{measure: `${what}, median`, value: median(times), unit: 'ms', goal: GOAL_MS},
	{measure: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms', goal: GOAL_MS},
];

/** How long readers wait for an answer that is made in the browser. */
export const assistant: Section = {
	title: `Assistant, question to painted answer (main thread ${SLOW_CPU} times slower; the worker that ranks is not slowed)`,
	run: () =>
		withSite((url) =>
			withBrowser((browser) =>
				withPage(browser, SLOW_CPU, async (page) => {
					const questions = readTable('threads-questions.tsv')
						.slice(0, QUESTIONS)
						.map(([question = '']) => question);
					await page.goto(`${url}/ai`, {waitUntil: 'networkidle'});
					const [first = '', ...rest] = questions;
					// Waits for the index.
					const cold = await askAlone(page, first);
					const fetching: number[] = [];
					for (const question of rest) {
						fetching.push(await askAlone(page, question));
					}

					const warm: number[] = [];
					for (const question of rest) {
						warm.push(await askAlone(page, question));
					}

					return [
						{measure: 'first question of a visit', value: cold, unit: 'ms', goal: undefined},
						...rows('with passages to fetch', fetching),
						...rows('with passages at hand', warm),
					];
				}),
			),
		),
};
