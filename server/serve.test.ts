import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startTestServer, type TestServer} from '../tests/support/sites/site-server';
import {serve} from './serve';

let site: TestServer;
beforeAll(async () => {
	site = await startTestServer();
});
afterAll(() => site.stop());

test('a folder without a build is a readable error', () => {
	expect(() => serve(path.join(site.build, 'nowhere'), 0)).toThrow(/There is no built site in .*nowhere.*npm run build/);
});

test('a port in use is a readable error', async () => {
	await expect(serve(path.join(site.build, 'client'), site.port)).rejects.toThrow(`Port ${site.port} is in use.`);
});

test('a port that is no number is a readable error', () => {
	expect(() => serve(path.join(site.build, 'client'), '80a')).toThrow('PORT is 80a, expected');
});
