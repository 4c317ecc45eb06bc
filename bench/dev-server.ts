import {createServer} from 'node:net';
import type {ResultPromise} from 'execa';
import {program} from '../pipeline/base/programs';

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

const untilReady = (child: ResultPromise, port: number): Promise<void> =>
	new Promise((resolve, reject) => {
		let output = '';
		const timer = setTimeout(() => reject(new Error(`The development server was not ready after ${PATIENCE} ms:\n${output}`)), PATIENCE);
		const read = (chunk: Buffer): void => {
			output += chunk.toString();
			// The URL is printed once it listens; color codes may be inside it.
			if (output.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '').includes(`:${port}`)) {
				clearTimeout(timer);
				resolve();
			}
		};

		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('exit', (code) => {
			clearTimeout(timer);
			reject(new Error(`The development server ended (${code}):\n${output}`));
		});
	});

/** A development server of a site; `close` ends it with everything it started. */
export type DevServer = {url: string; close(): void};

/** Starts the development server for a site and waits until it says that it listens. Throws with its output when it does not. */
export const startDevServer = async (siteDir: string): Promise<DevServer> => {
	const port = await freePort();
	const child = program('vite', [], {env: {SITE_DIR: siteDir, PORT: String(port)}, stdin: 'ignore', reject: false});
	const close = () => void child.kill();
	try {
		await untilReady(child, port);
	} catch (error) {
		if (child.exitCode === null) {
			close();
		}
		throw error;
	}

	return {url: `http://localhost:${port}`, close};
};
