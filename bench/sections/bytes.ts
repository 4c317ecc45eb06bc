import {pretendConnection} from '../../tests/support/browser/faults';
import {bytesOf, recordTransfers} from '../../tests/support/browser/transfer';
import {PAGE_TYPES, withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';

const KB = 1024;

/** What each kind of page transfers before anything is fetched ahead. */
export const bytes: Section = {
	title: 'Bytes per page type (KB, brotli 11; without prefetches)',
	run: () =>
		withSite((url) =>
			withBrowser(async (browser) => {
				const rows = [];
				for (const [type, path] of Object.entries(PAGE_TYPES)) {
					const all = await withPage(browser, 1, async (page) => {
						await pretendConnection(page, {saveData: true});
						const transfers = recordTransfers(page);
						await page.goto(url + path, {waitUntil: 'networkidle'});
						return transfers();
					});
					const of = (kind: Parameters<typeof bytesOf>[1]): number => bytesOf(all, kind) / KB;
					rows.push({
						page: type,
						html: of('html'),
						js: of('js'),
						css: of('css'),
						data: of('data'),
						font: of('font'),
						image: of('image'),
						requests: all.length,
					});
				}

				return rows;
			}),
		),
};
