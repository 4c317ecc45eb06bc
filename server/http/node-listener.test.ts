import net from 'node:net';
import {expect, onTestFinished, test, vi} from 'vitest';
import {listen} from '../../tests/support/hosts/listen';
import {toNodeListener} from './node-listener';

const askRaw = (port: number, request: string): Promise<string> =>
	new Promise((resolve, reject) => {
		let answer = '';
		const socket = net.connect(port, '127.0.0.1', () => socket.end(request));
		socket.setEncoding('utf8');
		socket.on('data', (part) => {
			answer += part;
		});
		socket.on('close', () => resolve(answer));
		socket.on('error', reject);
	});

test.each(['TRACE', 'PROPFIND'])('%s, which no handler answers, is refused without a word in the log', async (method) => {
	const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const server = await listen(toNodeListener(async () => new Response('Here')));
	onTestFinished(async () => {
		await server.close();
		said.mockRestore();
	});
	const port = Number(new URL(server.url).port);
	const request = (name: string) => `${name} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
	expect(await askRaw(port, request(method))).toMatch(/^HTTP\/1\.1 405 /);
	expect(await askRaw(port, request('GET'))).toMatch(/^HTTP\/1\.1 200 /);
	expect(said).not.toHaveBeenCalled();
});
