import path from 'node:path';
import {build} from 'esbuild';
import {FOLDERS_OF_FILES} from '../../../server/edge/negotiate';
import {repoDir} from '../../base/site-dir';

/** The code of a function that a host runs before it serves a page, as one module. */
const bundle = async (host: 'cloudflare' | 'netlify'): Promise<string> => {
	const {outputFiles} = await build({
		entryPoints: [path.join(repoDir, `server/edge/${host}.ts`)],
		bundle: true,
		write: false,
		minify: true,
		platform: 'browser',
		format: 'esm',
		target: 'es2022',
		logLevel: 'warning',
	});
	return outputFiles[0]!.text;
};

/** `_worker.js` for Cloudflare Pages. */
export const cloudflareWorker = (): Promise<string> => bundle('cloudflare');

/** `_routes.json` for Cloudflare Pages: the folders that the worker need not be asked about. */
export const cloudflareRoutes = (): string => `${JSON.stringify({version: 1, include: ['/*'], exclude: FOLDERS_OF_FILES}, null, '\t')}\n`;

/** The edge function for Netlify. */
export const netlifyFunction = (): Promise<string> => bundle('netlify');
