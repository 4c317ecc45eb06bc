import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {program} from '../../pipeline/base/programs';
import {repoDir} from '../../pipeline/base/site-dir';

const {scripts} = JSON.parse(readFileSync(path.join(repoDir, 'package.json'), 'utf8')) as {scripts: Record<string, string>};

/** The files of our own commands; those of packages have their own help. */
const files = new Set(Object.values(scripts).flatMap((command) => /^tsx (\S+)/.exec(command)?.[1] ?? []));

test.concurrent.each([...files])(
	'tsx %s --help says what it does, and does nothing',
	async (file) => {
		const {exitCode, stdout, stderr} = await program('tsx', [file, '--help'], {reject: false, timeout: 50_000});
		expect(stderr).toBe('');
		expect(exitCode).toBe(0);
		expect(stdout).toMatch(/^\w.{20}/);
		expect(stdout.split('\n').length).toBeLessThan(10);
	},
	60_000,
);
