import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {repositoryFiles} from '../../pipeline/base/repository-files';
import {repoDir} from '../../pipeline/base/site-dir';

/** What works on one system only, the module that does it for all, and who else may write it. */
const rules = [
	{
		found: /\bpath\.(?:relative|sep)\b/,
		instead: 'pipeline/base/file-paths.ts',
		allowed: [],
	},
	{
		found: /['"]node:child_process['"]/,
		instead: 'pipeline/base/programs.ts',
		// The page compiler asks Git in the middle of a render, tests start Node itself, samples run in a project of their own.
		allowed: [
			'pipeline/content/git-dates.ts',
			'checks/proof/runners/beside-stand-in.ts',
			/^checks\/proof\/runners\/project\/template\//,
			/\.test\.ts$/,
		],
	},
	{
		found: /['"]\.bin['"]|node_modules\/\.bin/,
		instead: 'pipeline/base/programs.ts',
		// The projects that samples run in get their programs there; they need Linux anyway.
		allowed: ['pipeline/base/programs.test.ts', /^checks\/proof\/runners\/project\/(?:installed|packages)\.ts$/],
	},
];

const isSource = (file: string): boolean =>
	/\.(?:tsx?|mjs)$/.test(file) && /^(?:app|pipeline|prose|checks|scripts|server|tests|bench)\/|^[\w.-]+\.ts$/.test(file);

test('paths and programs go through the modules that know every system', async () => {
	const files = (await repositoryFiles()).filter((file) => isSource(file) && file !== 'tests/site/portable.test.ts');
	expect(files.length).toBeGreaterThan(500);
	const findings = files.flatMap((file) => {
		const code = readFileSync(`${repoDir}/${file}`, 'utf8');
		return rules
			.filter(({found, instead, allowed}) => file !== instead && found.test(code) && !allowed.some((each) => file.match(each)))
			.map(({instead}) => `${file}: use ${instead}`);
	});
	expect(findings).toEqual([]);
});
