import fs from 'node:fs';
import path from 'node:path';
import {repoDir} from '../base/site-dir';
import type {PlayableSamples} from '../compiler/site-snapshot';
import {readManifests} from '../content/manifest';
import {listSamples} from './samples';

/** Where `npm run prove` writes which samples ran. */
const RECORD = path.join(repoDir, 'checks/proof/record.json');

/** The samples that ran when they were last proven, and what they may read; none on a site without a playground. */
export const playableSamples = (): PlayableSamples => {
	if (!readManifests().site.has('/playground') || !fs.existsSync(RECORD)) {
		return {proven: new Set(), media: []};
	}

	const {ran} = JSON.parse(fs.readFileSync(RECORD, 'utf8')) as {ran: Record<string, string[]>};
	return {proven: new Set(Object.values(ran).flat()), media: listSamples().map(({name}) => name)};
};
