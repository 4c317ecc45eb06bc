import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {program, programSync} from './programs';

const folder = path.join(temporaryFolder(), 'a folder & more');

/** A command of a package, as npm writes it on this system. */
const writeCommand = (name: string, code: string): void => {
	const bin = path.join(folder, 'node_modules', '.bin');
	mkdirSync(bin, {recursive: true});
	writeFileSync(path.join(bin, `${name}.cjs`), code);
	writeFileSync(path.join(bin, name), `#!/usr/bin/env node\nrequire('./${name}.cjs');\n`);
	writeFileSync(path.join(bin, `${name}.cmd`), `@node "%~dp0${name}.cjs" %*\r\n`);
	chmodSync(path.join(bin, name), 0o755);
};

test('a command of an installed package is found beside the folder that is asked for', async () => {
	writeCommand('say', 'console.log(JSON.stringify(process.argv.slice(2)))');
	const {stdout} = await program('say', ['hello'], {localDir: folder, cwd: folder});
	expect(stdout).toBe('["hello"]');
});

test('no shell reads the arguments', async () => {
	writeCommand('say', 'console.log(JSON.stringify(process.argv.slice(2)))');
	const args = ['a b', '$HOME', '%PATH%', '"; exit 1', '*', '&& exit 1'];
	const {stdout} = programSync('say', args, {localDir: folder, cwd: folder});
	expect(JSON.parse(stdout)).toEqual(args);
});

test('commands of our own packages need no path', async () => {
	const {stdout} = await program('tsx', ['--version']);
	expect(stdout).toMatch(/^tsx v/);
});

test('a failure rejects and names the command; `reject: false` hands over its exit code', async () => {
	writeCommand('fail', 'console.error("no luck"); process.exit(3)');
	await expect(program('fail', ['now'], {localDir: folder, cwd: folder})).rejects.toThrow(/exit code 3: fail now[\s\S]*no luck/);
	const {exitCode, stderr} = await program('fail', [], {localDir: folder, cwd: folder, reject: false});
	expect({exitCode, stderr}).toEqual({exitCode: 3, stderr: 'no luck'});
});
