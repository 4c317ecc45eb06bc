import path from 'node:path';
import {expect, test} from 'vitest';
import {cacheDir} from '../../pipeline/base/site-dir';
import {writeInto} from '../../pipeline/output/files';
import {smallConfig} from '../../pipeline/testing/small-config';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {buildSite} from './build-site';

const page = `---
title: Start
description: How to start making a video with code, from nothing to a first picture.
kind: guide
---

Read [more](/docs/nowhere).
`;

/** Builds a site of one page. Every site here is faulty, so that no build gets as far as the slow steps. */
const build = async (config: object) => {
	const siteDir = temporaryFolder(cacheDir);
	await writeInto(siteDir, 'site.config.ts', `export default ${JSON.stringify(config, null, '\t')};\n`);
	await writeInto(siteDir, 'content/docs/index.mdx', page);
	return buildSite({siteDir, buildDir: path.join(siteDir, 'build')});
};

test.each([
	['CFG-01 invalid configuration', {...smallConfig, docsVersion: 4}, /site\.config\.ts:7: field "docsVersion": expected string, got 4$/m],
	['CFG-02 a broken link', smallConfig, /content\/docs\/index\.mdx:7: .*\/docs\/nowhere/],
])(
	'%s stops the build with file, line and what was expected, without a stack',
	async (_, config, message) => {
		const {code, output} = await build(config);
		expect(output).toMatch(message);
		expect(output).not.toMatch(/^\s+at /m);
		expect(code).toBe(1);
	},
	60_000,
);
