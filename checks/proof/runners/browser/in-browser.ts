import {rm} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {cacheDir} from '../../../../pipeline/base/site-dir';
import type {SampleFile} from '../../../samples/layout';
import {type Answer, answerFor} from '../../samples/answers';
import type {Outcome, Stage} from '../outcome';
import {bundleSamples} from './bundle';
import {answerRequests, ORIGIN} from './network';

/** How long a sample may take: the longest one waits for a download. */
const PATIENCE_MS = 15_000;
const PARALLEL = 2;

const runOne = async (page: Page, address: string, source: string): Promise<Outcome> => {
	try {
		await page.goto(`${ORIGIN}/`);
		const late = new Promise<Outcome>((resolve) => {
			setTimeout(() => resolve({result: 'failed', reason: `still running after ${PATIENCE_MS / 1000} s`}), PATIENCE_MS).unref();
		});
		const outcome = page.evaluate(
			async ([script, code]) => {
				const stage = '/stage.js';
				const {run} = (await import(stage)) as Stage;
				return run(script!, code!);
			},
			[address, source],
		);
		return await Promise.race([outcome, late]);
	} catch (error) {
		return {result: 'failed', reason: String(error).split('\n')[0]!.slice(0, 160)};
	}
};

/**
 * Runs samples in a real browser with the toolkit's packages, each in a page of its own. `files` may hold more than `wanted`:
 * what these import. No request leaves the machine.
 */
export const runInBrowser = async (
	wanted: SampleFile[],
	files: SampleFile[],
	executablePath: string,
	onOutcome: (file: SampleFile, outcome: Outcome) => void = () => undefined,
): Promise<Map<SampleFile, Outcome>> => {
	const folder = path.join(cacheDir, 'proof', String(process.pid));
	const addresses = await bundleSamples(wanted, files, folder);
	const browser: Browser = await chromium.launch({
		executablePath,
		args: [
			'--no-sandbox',
			'--disable-background-networking',
			'--autoplay-policy=no-user-gesture-required',
			'--use-fake-device-for-media-stream',
			'--use-fake-ui-for-media-stream',
		],
	});
	const outcomes = new Map<SampleFile, Outcome>();
	const queue = [...wanted];
	const work = async (): Promise<void> => {
		let page: Page | undefined;
		let current: Answer = {addresses: [], body: ''};
		for (let file = queue.shift(); file; file = queue.shift()) {
			if (!page) {
				page = await browser.newPage();
				await answerRequests(page, path.join(folder, 'site'), () => current);
			}

			const {source} = file;
			current = answerFor(
				file,
				files.filter((other) => other.source === source && other !== file && !other.path.endsWith('.json')),
			);
			const outcome = await runOne(page, addresses.get(file)!, file.code);
			outcomes.set(file, outcome);
			onOutcome(file, outcome);
			if (outcome.result === 'failed') {
				// What hangs or spins must not meet the next sample.
				await page.close().catch(() => undefined);
				page = undefined;
			}
		}
	};
	try {
		await Promise.all(Array.from({length: PARALLEL}, work));
	} finally {
		await browser.close();
		await rm(folder, {recursive: true, force: true});
	}

	return outcomes;
};
