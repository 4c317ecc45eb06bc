import {stat} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'node-html-parser';
import {FRAME_PATH} from '../../app/playground/files';
import {clientDir} from '../../pipeline/base/site-dir';
import {PLAYGROUND, PLAYGROUND_PACKAGES} from '../budgets';
import {expect, test} from '../support/sites/built-test';

const compressed = async (src: string): Promise<number> => (await stat(path.join(clientDir, `${src}.br`))).size;

test('PLY-03 each package of the playground stays in its budget, and has one', async ({read}) => {
	const script = parse(await read(FRAME_PATH)).querySelector('script[data-packages]');
	const packages = JSON.parse(script?.getAttribute('data-packages') ?? '{}') as Record<string, string>;
	expect(Object.keys(packages).sort()).toEqual(Object.keys(PLAYGROUND_PACKAGES).sort());
	for (const [name, src] of Object.entries(packages)) {
		expect(await compressed(src), name).toBeLessThanOrEqual(PLAYGROUND_PACKAGES[name] ?? 0);
	}

	expect(await compressed(script?.getAttribute('src') ?? '')).toBeLessThanOrEqual(PLAYGROUND.frame);
});
