import {type ChildProcess, spawn} from 'node:child_process';
import {createServer} from 'node:net';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';

const PATIENCE = 120_000;

const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const {port} = server.address() as {port: number};
			server.close(() => resolve(port));
		});
	});

const spawnServer = (siteDir: string, port: number): ChildProcess =>
	spawn(path.join(repoDir, 'node_modules', '.bin', 'vite'), [], {
		cwd: repoDir,
		env: {...process.env, SITE_DIR: siteDir, PORT: String(port)},
		stdio: ['ignore', 'pipe', 'pipe'],
		// A group of its own, so that everything it started ends with it.
		detached: true,
	});

const untilReady = (child: ChildProcess, port: number): Promise<void> =>
	new Promise((resolve, reject) => {
		let output = '';
		const timer = setTimeout(() => reject(new Error(`The development server was not ready after ${PATIENCE} ms:\n${output}`)), PATIENCE);
		const read = (chunk: Buffer): void => {
			output += chunk.toString();
			// The address is printed once it listens; colours may stand inside of it.
			if (output.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '').includes(`:${port}`)) {
				clearTimeout(timer);
				resolve();
			}
		};

		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('exit', (code) => reject(new Error(`The development server ended (${code}):\n${output}`)));
	});

/** A development server of a site; `close` ends it with everything it started. */
export type DevServer = {url: string; close(): void};

/** Starts the development server for a site and waits until it says that it listens. Throws with its output when it does not. */
export const startDevServer = async (siteDir: string): Promise<DevServer> => {
	const port = await freePort();
	const child = spawnServer(siteDir, port);
	const close = () => void process.kill(-child.pid!);
	try {
		await untilReady(child, port);
	} catch (error) {
		if (child.exitCode === null) close();
		throw error;
	}

	return {url: `http://localhost:${port}`, close};
};
