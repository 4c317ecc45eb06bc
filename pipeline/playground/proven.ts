import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../base/data/read-json';
import {repoDir} from '../base/site-dir';
import type {PlayableSamples} from '../compiler/site-snapshot';
import {readManifests} from '../content/manifest';
import {listSamples} from './samples';

/** Where `npm run prove` writes which samples ran. */
const RECORD = path.join(repoDir, 'checks/proof/record.json');

/** The samples that have run, according to the last `npm run prove`, and the files that they may read; none on a site without a playground. */
export const playableSamples = (): PlayableSamples => {
	if (!readManifests().site.has('/playground') || !fs.existsSync(RECORD)) {
		return {proven: new Set(), media: []};
	}

	const {ran} = readJson<{ran: Record<string, string[]>}>(RECORD);
	return {proven: new Set(Object.values(ran).flat()), media: listSamples().map(({name}) => name)};
};
