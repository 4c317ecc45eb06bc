import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../base/file-paths.ts';
import {listFiles} from '../base/list-files.ts';
import {repoDir} from '../base/site-dir.ts';

/** What decides how page data looks and how it is drawn. Content is not among it: a new page is no new version. */
const sources = ['pipeline', 'prose', 'app'];

/** The router decides about the format that page data is written in. */
const LOCKFILE = path.join(repoDir, 'package-lock.json');

/**
 * A short hash that changes when the shape or markup of page data may have changed. A tab that was opened before a
 * deploy compares it with what new data carries and loads the page afresh when they differ.
 */
export function dataVersion(): string {
	const hash = createHash('sha256').update(fs.readFileSync(LOCKFILE));
	for (const folder of sources) {
		for (const name of listFiles(path.join(repoDir, folder)).filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))) {
			hash.update(pathFrom(repoDir, name)).update(fs.readFileSync(name));
		}
	}

	return hash.digest('hex').slice(0, 8);
}
