import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {program} from '../pipeline/base/programs';
import {repoDir} from '../pipeline/base/site-dir';
import {temporaryFolder} from '../tests/support/temporary-folder';

const folder = temporaryFolder();

/** Runs a program of its own, whose output is that of the command: Node.js with the code. */
const run = async (code: string, hide: RegExp | undefined) => {
	const file = path.join(folder, 'run.mts');
	const module = JSON.stringify(pathToFileURL(path.join(repoDir, 'scripts/command.ts')).href);
	await writeFile(
		file,
		`import {runCommand} from ${module};\nawait runCommand('node', ['-e', ${JSON.stringify(code)}], {hide: ${hide}});\n`,
	);
	const {all, exitCode} = await program('tsx', [file], {all: true, reject: false});
	return {lines: all.split('\n').sort(), exitCode};
};

it('shows what a command says on both streams, but for lines that are hidden', async () => {
	const code = 'console.log("one\\ntwo"); console.error("two too\\nthree")';
	expect((await run(code, undefined)).lines).toEqual(['one', 'three', 'two', 'two too']);
	expect((await run(code, /two/)).lines).toEqual(['one', 'three']);
});

it('fails when the command fails, and says how', async () => {
	const {lines, exitCode} = await run('process.exit(3)', /nothing/);
	expect(lines.join('\n')).toMatch(/failed with exit code 3/);
	expect(exitCode).toBe(1);
});
