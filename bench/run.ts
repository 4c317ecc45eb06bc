import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {pathFrom} from '../pipeline/base/file-paths';
import {repoDir} from '../pipeline/base/site-dir';
import type {Section} from './section';
import {assistant} from './sections/assistant';
import {build} from './sections/build';
import {bytes} from './sections/bytes';
import {dev} from './sections/dev';
import {load} from './sections/load';
import {motion} from './sections/motion';
import {nav} from './sections/nav';
import {peers} from './sections/peers';
import {playground} from './sections/playground';
import {samples} from './sections/samples';
import {search} from './sections/search';
import {formatTable, type Row} from './table';

const sections: Record<string, Section> = {bytes, motion, load, nav, search, assistant, playground, dev, build, samples};
/** Measured only by name: it needs the folders of other sites. */
const byName: Record<string, Section> = {peers};
const RESULTS = path.join(repoDir, 'bench', 'results', 'latest.json');

const HELP = `npm run bench -- [${Object.keys(sections).join(' ')}] [--pages 100,1000,10000]
npm run bench -- peers DIR|NAME=DIR …
Without names every section is measured; "peers" compares our site with built sites of the same pages. Results also go to ${pathFrom(repoDir, RESULTS)}.`;

const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {pages: {type: 'string', default: '100,1000,10000'}, help: {type: 'boolean'}},
});

const pages = values.pages.split(',').map(Number);
const [first = '', ...rest] = positionals;
const names = byName[first] ? [first] : positionals;
const dirs = byName[first] ? rest : [];
const unknown = names.find((name) => !sections[name] && !byName[name]);
if (values.help || unknown || pages.some((count) => !Number.isInteger(count) || count < 1)) {
	console.log(unknown ? `Unknown section "${unknown}".\n${HELP}` : HELP);
	process.exit(values.help ? 0 : 1);
}

const results: Record<string, Row[]> = {};
let failed = false;
for (const name of names.length > 0 ? names : Object.keys(sections)) {
	const section = (sections[name] ?? byName[name])!;
	console.log(`\n${section.title}\n`);
	try {
		const rows = await section.run({pages, dirs});
		results[name] = rows;
		console.log(formatTable(rows));
	} catch (error) {
		failed = true;
		console.error(error);
	}
}

await mkdir(path.dirname(RESULTS), {recursive: true});
await writeFile(RESULTS, JSON.stringify({date: new Date().toISOString(), node: process.version, results}, undefined, '\t'));
process.exitCode = failed ? 1 : 0;
