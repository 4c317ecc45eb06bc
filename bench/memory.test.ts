import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {residentMemory} from './memory';

const MB = 2 ** 20;

test.runIf(existsSync('/proc/self/stat'))('memory of a process counts what its children hold', async () => {
	const child = 'const held = Buffer.alloc(150 * 2 ** 20, 1); console.log("ready"); setInterval(() => held.length, 1000);';
	const parent = spawn(
		process.execPath,
		['-e', `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], {stdio: 'inherit'})`],
		{
			stdio: ['ignore', 'pipe', 'inherit'],
			detached: true,
		},
	);
	try {
		await new Promise((resolve) => parent.stdout.once('data', resolve));
		expect(residentMemory(parent.pid!)!).toBeGreaterThan(150 * MB);
	} finally {
		process.kill(-parent.pid!);
	}
});
