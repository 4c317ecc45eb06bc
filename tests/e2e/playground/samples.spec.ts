import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Source} from '../../../app/playground/files';
import {clientDir} from '../../../pipeline/base/site-dir';
import {openFrame, playInFrame} from '../../support/browser/frame-render';
import {expect, test} from '../../support/sites/servers';

/** The code samples of the built site that open in the playground. */
const sampleSources = async (): Promise<Source[]> => {
	const folder = path.join(clientDir, 'playground/sources');
	const names = (await readdir(folder)).filter((name) => /^sample-\w+\.json$/.test(name));
	return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Source));
};

test('PLY-01 every code sample that offers to be edited plays in the playground', async ({page, site}) => {
	await openFrame(page, site);
	const sources = await sampleSources();
	expect(sources.length).toBeGreaterThan(100);
	for (const {id, title, ...project} of sources) {
		const why = await playInFrame(page, {title, ...project}, 60).then(
			() => undefined,
			(error: Error) => error.message,
		);
		expect.soft(why, `${title} (${id}): ${project.files[0]?.code}`).toBeUndefined();
	}
});
