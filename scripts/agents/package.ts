import {chmod, cp, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {pathFrom} from '../../pipeline/base/file-paths';
import {listFiles} from '../../pipeline/base/list-files';
import {repoDir} from '../../pipeline/base/site-dir';
import {writeInto} from '../../pipeline/output/files';

const NAME = 'remotion-docs-mcp';
const SERVER = 'server.mjs';

/** What the server reads of a built site. */
const isRead = (name: string): boolean => /^(facts|search)\/[^/]+\.json$/.test(name) || name.endsWith('.md');

/** Some bundled packages load Node's modules with `require`, which an ES module doesn't have. */
const banner = [
	'#!/usr/bin/env node',
	"import {createRequire} from 'node:module';",
	'const require = createRequire(import.meta.url);',
].join('\n');

/**
 * Makes an npm package of the docs server over stdio that holds everything it answers from, so that it needs no network and no
 * other package. Resolves to its folder. Throws without a build of a site with facts.
 */
export const packAgentServer = async (clientDir: string, folder: string): Promise<string> => {
	const {toolkit} = JSON.parse(await readFile(path.join(clientDir, 'facts/index.json'), 'utf8')) as {toolkit: string};
	await rm(folder, {recursive: true, force: true});
	await build({
		entryPoints: [path.join(repoDir, 'scripts/mcp.ts')],
		outfile: path.join(folder, SERVER),
		bundle: true,
		minify: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		banner: {js: banner},
		logLevel: 'warning',
	});
	await chmod(path.join(folder, SERVER), 0o755);
	for (const file of listFiles(clientDir)) {
		const name = pathFrom(clientDir, file);
		if (isRead(name)) {
			await cp(file, path.join(folder, 'site', name));
		}
	}

	const manifest = {
		name: NAME,
		version: toolkit,
		description: `The documentation of Remotion ${toolkit} for agents, as a server of the Model Context Protocol`,
		type: 'module',
		bin: {[NAME]: SERVER},
		files: [SERVER, 'site'],
		engines: {node: '>=20'},
	};
	await writeInto(folder, 'package.json', `${JSON.stringify(manifest, null, '\t')}\n`);
	return folder;
};
