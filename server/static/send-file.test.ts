import {readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {listen} from '../../tests/support/hosts/listen';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {createHandler} from './handler';

const PATIENCE = {timeout: 10_000};

/** How many files of a folder this process holds open. */
const openFilesIn = (folder: string): number =>
	readdirSync('/proc/self/fd').filter((descriptor) => {
		try {
			return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
		} catch {
			// Closed meanwhile.
			return false;
		}
	}).length;

// Only Linux tells which files a process holds.
test.skipIf(process.platform !== 'linux')(
	'FLT-01 files that a client asks for and never reads are closed with its connection',
	async () => {
		// A file that is forgotten is closed one day, when memory is collected. Node then warns of it.
		const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
		const folder = temporaryFolder();
		writeFileSync(path.join(folder, 'long.mp4'), Buffer.alloc(8 * 1024 * 1024));
		const server = await listen(createHandler(folder));
		onTestFinished(server.close);
		const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
		socket.on('error', () => {});
		socket.pause();
		socket.write('GET /long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10));
		await expect.poll(() => openFilesIn(folder), PATIENCE).toBe(10);
		socket.destroy();
		await expect.poll(() => openFilesIn(folder), PATIENCE).toBe(0);
		expect(warn.mock.calls.filter(([text]) => /garbage collection/.test(String(text)))).toEqual([]);
		warn.mockRestore();
	},
);
