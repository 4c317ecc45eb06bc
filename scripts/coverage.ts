import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fileName} from '../checks/finding';
import {readPages} from '../checks/pages';
import {referenceCoverage} from '../checks/references';
import {compileAll} from '../pipeline/compile-all';
import {leftOutEntries} from '../pipeline/config/site-config';
import {contentIndex} from '../pipeline/content-index';
import {readManifests} from '../pipeline/manifest';
import {normalizePath} from '../pipeline/paths';
import {contentDir} from '../pipeline/site-dir';
import {isSitePath} from '../pipeline/site-paths';
import {missingPages, missingSidebarEntries} from './coverage/missing';

const {values} = parseArgs({options: {json: {type: 'boolean'}}});

const {pages} = contentIndex();
const isWritten = (target: string): boolean => {
	const page = normalizePath(target.replace(/[?#].*$/, ''));
	return pages.has(page) || isSitePath(page);
};

const {docs, site} = readManifests();
const sidebars = JSON.parse(await readFile(path.join(contentDir, 'sidebars.json'), 'utf8').catch(() => '{}'));
const pending = await compileAll().then(
	(summary) => summary.pending.map(({to, file, line}) => ({to, from: `${fileName(file)}:${line ?? 1}`})),
	(error: Error) => {
		console.error(`Links to unwritten pages are unknown until the content has no mistakes (npm run check:content):\n${error.message}\n`);
		return [];
	},
);

const {exports, commands} = await referenceCoverage(await readPages());

const report = {
	pages: missingPages([...docs.values(), ...site.values()], isWritten),
	sidebarEntries: missingSidebarEntries(sidebars, isWritten),
	navbarAndFooter: await leftOutEntries(),
	pendingLinks: pending,
	exports,
	commands,
};

const heading = (title: string, count: number): void => console.log(`\n${title}: ${count}\n`);

if (values.json) {
	console.log(JSON.stringify(report, undefined, '\t'));
} else {
	heading(
		'Promised pages not written',
		report.pages.reduce((sum, {missing}) => sum + missing.length, 0),
	);
	for (const {group, missing, total} of report.pages) {
		console.log(`${group}: ${missing.length} of ${total}`);
		console.log(missing.map((page) => `  ${page}`).join('\n'));
	}

	heading('Sidebar entries left out', report.sidebarEntries.length);
	report.sidebarEntries.forEach((entry) => {
		console.log(`  ${entry}`);
	});
	heading('Navbar and footer entries left out', report.navbarAndFooter.length);
	report.navbarAndFooter.forEach(({where, label, path: target}) => {
		console.log(`  ${where} ${label}: ${target}`);
	});
	console.log(`\nExports with a page: ${exports.documented} of ${exports.total}`);
	console.log(`Commands with a page: ${commands.documented} of ${commands.total}`);
	for (const line of [...exports.pending, ...exports.undocumented, ...commands.pending, ...commands.undocumented]) {
		console.log(`  ${line}`);
	}

	heading('Links shown as plain text', report.pendingLinks.length);
	report.pendingLinks.forEach(({to, from}) => {
		console.log(`  ${from} ${to}`);
	});
}
