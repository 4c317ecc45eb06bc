import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {program} from '../../../pipeline/base/programs';
import {ensureToolkit} from '../../../scripts/toolkit/install';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import type {HostReply, Hosts} from '../hosts/host';
import {pinnedVersion} from '../record';
import {registryHosts} from './hosts';

let hosts: Hosts;

beforeAll(async () => {
	await ensureToolkit();
	hosts = registryHosts();
}, 60_000);

const ask = async (address: string, method = 'GET'): Promise<HostReply | undefined> =>
	hosts.answer({method, host: 'registry.npmjs.org', path: address, query: new URLSearchParams(), headers: {}, body: Buffer.alloc(0)});

// It packs with tar, as samples run on Linux only.
describe.skipIf(process.platform !== 'linux')('RUN-01 samples that install run against a stand-in for npm', () => {
	test('it describes the packages of the toolkit at their versions, scoped ones by either spelling, and no others', async () => {
		const version = pinnedVersion();
		expect(JSON.parse(String((await ask('/remotion'))?.body))).toMatchObject({'dist-tags': {latest: version}});
		expect((await ask('/@remotion%2fcli'))?.body).toBe((await ask('/@remotion/cli'))?.body);
		expect((await ask('/no-such-package'))?.status).toBe(404);
	});

	test('it hands out a package as it is installed, without the packages in it', async () => {
		const version = pinnedVersion();
		const folder = temporaryFolder();
		await writeFile(path.join(folder, 'a.tgz'), (await ask(`/@remotion/cli/-/cli-${version}.tgz`))?.body as Buffer);
		const {stdout} = await program('tar', ['-tzf', path.join(folder, 'a.tgz')], {preferLocal: false});
		await program('tar', ['-xzf', path.join(folder, 'a.tgz'), '-C', folder], {preferLocal: false});
		expect(JSON.parse(await readFile(path.join(folder, 'package', 'package.json'), 'utf8'))).toMatchObject({version});
		expect(stdout).not.toContain('node_modules');
	});

	test('it publishes nothing', async () => {
		expect(await ask('/remotion', 'PUT')).toBeUndefined();
	});
});
