import {existsSync} from 'node:fs';
import path from 'node:path';
import {clientDir} from '../pipeline/base/site-dir';
import {runBin} from '../tests/runner/exec';
import {serveSite} from '../tests/support/sites/serve-site';

/** Serves the real site (built first when no build is there) while a task runs. */
export const withSite = async <T>(task: (url: string) => Promise<T>): Promise<T> => {
	if (!existsSync(path.join(clientDir, 'index.html')) && (await runBin('tsx', ['scripts/build/build.ts'])) !== 0) {
		throw new Error('The site did not build.');
	}

	const server = await serveSite(clientDir);
	try {
		return await task(server.url);
	} finally {
		await server.close();
	}
};
