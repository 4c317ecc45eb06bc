import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repoDir} from '../../pipeline/base/site-dir';
import {idOfExport} from '../../pipeline/content/facts/facts';
import {readRunsIn} from '../../pipeline/content/facts/runs-in';

const {packages, exports} = readRunsIn().value;
const load = createRequire(path.join(repoDir, 'toolkit/package.json'));

test.each(Object.keys(exports))('where %s runs is said of an export that exists', (id) => {
	const [packageName = '', name = ''] = id.split('#');
	expect(idOfExport(packageName, name)).toBeDefined();
});

test.each(Object.keys(packages))('where %s runs is said of a package that exists', (name) => {
	expect(load(`${name}/package.json`)).toMatchObject({name});
});

/** What is said to run anywhere, and on servers. */
const outsideOfBrowsers = ['anywhere', 'backends', 'servers'];
const loadable = (named: Record<string, string | string[]>) =>
	Object.keys(named).filter((name) => outsideOfBrowsers.includes(named[name]!.toString()));

test.each(loadable(packages))('Node.js loads %s', (name) => {
	expect(load(name)).toBeTypeOf('object');
});

test.each(loadable(exports))('Node.js loads %s', (id) => {
	const [packageName = '', name = ''] = id.split('#');
	const [entry = packageName] = idOfExport(packageName, name)?.split('#') ?? [];
	expect(load(entry)).toHaveProperty(name);
});
