import type {Page} from '@playwright/test';
import {PAGE_TYPES, SLOW_CPU, withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';
import {median} from '../statistics';

const RUNS = 5;
const LONG_TASK = 50;

type Load = {tasks: number[]; paint: number};

const measure = (page: Page): Promise<Load> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const tasks: number[] = [];
				let paint = 0;
				const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
					new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
				observe('longtask', ({duration}) => tasks.push(duration));
				observe('largest-contentful-paint', ({startTime}) => {
					paint = startTime;
				});
				setTimeout(() => resolve({tasks, paint}), 500);
			}),
	);

const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Main thread and largest paint of each kind of page on a slow processor. */
export const load: Section = {
	title: `Load, processor ${SLOW_CPU} times slower (ms, median of ${RUNS})`,
	run: () =>
		withSite((url) =>
			withBrowser(async (browser) => {
				const rows = [];
				for (const [type, path] of Object.entries(PAGE_TYPES)) {
					const loads: Load[] = [];
					for (let run = 0; run < RUNS; run++) {
						loads.push(
							await withPage(browser, SLOW_CPU, async (page) => {
								await page.goto(url + path, {waitUntil: 'networkidle'});
								return measure(page);
							}),
						);
					}

					rows.push({
						page: type,
						'blocked (over 50)': median(loads.map(({tasks}) => total(tasks.map((task) => task - LONG_TASK)))),
						'long tasks': median(loads.map(({tasks}) => total(tasks))),
						'largest paint': median(loads.map(({paint}) => paint)),
					});
				}

				return rows;
			}),
		),
};
