import path from 'node:path';
import {program} from '../../../pipeline/base/programs';
import {repoDir} from '../../../pipeline/base/site-dir';
import {toolkitDir} from '../../../scripts/toolkit/install';
import {json} from '../cloud/request';
import type {HostReply, Hosts} from '../hosts/host';
import {peersDir} from '../peers';
import {type Installed, installedIn} from './packages';

const REGISTRY = 'registry.npmjs.org';

/** The package as a file, as its author published it. */
const packed = async (folder: string): Promise<HostReply> => {
	const given = ['--exclude=./node_modules', '--transform=s,^[.],package,', '-C', folder, '-czf', '-', '.'];
	const {stdout} = await program('tar', given, {encoding: 'buffer', preferLocal: false, maxBuffer: 1_000_000_000, env: {GZIP: '-1'}});
	return {headers: {'content-type': 'application/octet-stream'}, body: Buffer.from(stdout)};
};

const tarballOf = ({manifest: {name, version}}: Installed): string => `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

const missing = (): HostReply => json({error: 'Not found'}, 404);

/**
 * A registry of npm that has what is installed here, and nothing else: the latest version of a package is the one that the
 * toolkit pins.
 */
export const registryHosts = (): Hosts => {
	const packages = installedIn([toolkitDir, peersDir, repoDir].map((folder) => path.join(folder, 'node_modules')));
	const all = [...packages.values()].flatMap((versions) => [...versions.values()]);
	const byTarball = new Map(all.map((each) => [tarballOf(each), each]));
	const describe = (name: string): HostReply => {
		const versions = packages.get(name);
		if (!versions) {
			return missing();
		}

		const entries = [...versions].map(([version, each]) => {
			const dist = {tarball: `https://${REGISTRY}${tarballOf(each)}`};
			return [version, {...each.manifest, devDependencies: undefined, dist}] as const;
		});
		return json({name, 'dist-tags': {latest: entries[0]?.[0]}, versions: Object.fromEntries(entries)});
	};
	return {
		names: [REGISTRY],
		known: () => [REGISTRY],
		environment: {npm_config_update_notifier: 'false', npm_config_fund: 'false', npm_config_cache: path.resolve('.npm')},
		answer: ({method, path: asked}) => {
			if (method === 'POST' && asked.startsWith('/-/npm/v1/security/')) {
				return json({});
			}

			if (method !== 'GET') {
				return undefined;
			}

			const name = decodeURIComponent(asked);
			const tarball = byTarball.get(name);
			return tarball ? packed(tarball.folder) : describe(name.slice(1));
		},
	};
};
