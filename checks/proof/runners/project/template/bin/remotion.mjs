#!/usr/bin/env node
// The toolkit's own command. Only `studio` never ends: it has worked when it answers with its page, and is ended then.
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const cli = path.join(path.dirname(createRequire(path.resolve('package.json')).resolve('@remotion/cli/package.json')), 'remotion-cli.js');
const args = process.argv.slice(2);
const isStudio = args[0] === 'studio';
const child = spawn(process.execPath, [cli, ...args], {stdio: ['inherit', isStudio ? 'pipe' : 'inherit', 'inherit']});
let answered = false;
child.on('exit', (code) => process.exit(answered ? 0 : (code ?? 1)));

/** Whether the Studio's page is there within half a minute: its URL is printed before the first bundle is ready. */
const answers = async (address) => {
	for (let tries = 0; tries < 60; tries++) {
		const response = await fetch(address).catch(() => undefined);
		if (response?.ok && (await response.text()).includes('<html')) {
			return true;
		}

		await setTimeout(500);
	}

	return false;
};

if (isStudio) {
	let printed = '';
	let isAsked = false;
	child.stdout.on('data', async (chunk) => {
		process.stdout.write(chunk);
		printed += chunk;
		const [address] = /http:\/\/localhost:\d+\S*/.exec(printed) ?? [];
		if (address && !isAsked) {
			isAsked = true;
			answered = await answers(address);
			child.kill(answered ? 'SIGTERM' : 'SIGKILL');
		}
	});
}
