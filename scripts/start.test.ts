import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, expect, it} from 'vitest';
import {program} from '../pipeline/base/programs';

const other = createServer().listen(0);
afterAll(() => void other.close());

it.each([
	['no number', () => '80a', 'PORT is 80a, expected'],
	['in use', () => String((other.address() as AddressInfo).port), 'is in use. Set PORT to another one'],
])('says before it builds that the port is %s', async (_, port, message) => {
	const {all, exitCode} = await program('tsx', ['scripts/start.ts'], {env: {PORT: port()}, all: true, reject: false, timeout: 30_000});
	expect(all).toContain(message);
	expect(all.trim().split('\n')).toHaveLength(1);
	expect(exitCode).toBe(1);
});
