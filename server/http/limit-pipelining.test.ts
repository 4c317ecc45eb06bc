import {once} from 'node:events';
import type {RequestListener} from 'node:http';
import net from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {listen} from '../../tests/support/hosts/listen';
import {limitPipelining} from './limit-pipelining';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const connectTo = async (listener: RequestListener): Promise<net.Socket> => {
	const server = await listen(limitPipelining(listener, 3));
	onTestFinished(server.close);
	const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
	socket.on('error', () => {});
	return socket;
};

test('FLT-01 a client that sends requests and reads no response is cut off, and the rest of its requests are not begun', async () => {
	let begun = 0;
	const socket = await connectTo(() => {
		begun++;
	});
	socket.write(REQUEST.repeat(1000));
	await once(socket, 'close');
	expect(begun).toBe(3);
});

test('FLT-01 a connection may have any number of requests one after another', async () => {
	const socket = await connectTo((_, response) => void response.end('Here'));
	for (let times = 0; times < 10; times++) {
		socket.write(REQUEST);
		expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
	}
	socket.destroy();
});
