import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cleanPath} from '../app/navigation/clean-path';
import {fileName, formatFinding} from '../checks/finding';
import {readPages} from '../checks/pages';
import {provenShare} from '../checks/proof/prove';
import {referenceCoverage, referenceProblems} from '../checks/reference/references';
import {helpFor} from '../pipeline/base/help';
import {contentDir} from '../pipeline/base/site-dir';
import {compileAll} from '../pipeline/compiler/compile-all';
import {leftOutEntries, readSiteConfig} from '../pipeline/config/site-config';
import {readManifests} from '../pipeline/content/manifest';
import {linkable, pagePaths} from '../pipeline/site/addresses';
import {missingPages, missingSidebarEntries} from './coverage/missing';
import {formatReport} from './coverage/report';

helpFor(`Lists what the manifests promise and nobody has written, and how much of the packages the reference covers.
  --json  as JSON`);

const {values} = parseArgs({options: {json: {type: 'boolean'}}});

const addresses = new Set([...linkable(), ...pagePaths(await readSiteConfig())]);
const isWritten = (target: string): boolean => addresses.has(cleanPath(target.replace(/[?#].*$/, '')));

const {docs, site} = readManifests();
const sidebars = JSON.parse(await readFile(path.join(contentDir, 'sidebars.json'), 'utf8').catch(() => '{}'));
const pending = await compileAll().then(
	(summary) => summary.pending.map(({to, file, line}) => ({to, from: `${fileName(file)}:${line ?? 1}`})),
	(error: Error) => {
		console.error(`Links to unwritten pages are unknown until the content has no mistakes (npm run check:content):\n${error.message}\n`);
		return [];
	},
);

const sources = readPages();
const {exports, commands} = await referenceCoverage(sources);

const report = {
	pages: missingPages([...docs.values(), ...site.values()], isWritten),
	sidebarEntries: missingSidebarEntries(sidebars, isWritten),
	navbarAndFooter: await leftOutEntries(),
	pendingLinks: pending,
	exports,
	commands,
	samples: await provenShare(),
	problems: (await referenceProblems(sources)).map(formatFinding),
};

if (values.json) {
	console.log(JSON.stringify(report, undefined, '\t'));
} else {
	console.log(formatReport(report, [...docs.keys(), ...site.keys()].filter((page) => page.startsWith('/')).length));
}
