import {rm} from 'node:fs/promises';
import path from 'node:path';
import {formatProblem} from '../../pipeline/base/problems';
import {buildDir} from '../../pipeline/base/site-dir';
import {compileAll} from '../../pipeline/compiler/compile-all';
import {readSiteConfig} from '../../pipeline/config/site-config';
import {checkDefaultExports} from '../../pipeline/output/default-exports';
import {emitAll} from '../../pipeline/output/emit-all';
import {step} from '../steps';
import {routerBuild} from './react-router';

/** What an earlier build left behind; anything else in the folder is not ours. */
const outputs = ['client', 'server', 'hosts', 'redirects.json'];

/** Builds the site of `SITE_DIR` into `BUILD_DIR`, from checking to compressed files. */
export const build = async (): Promise<void> => {
	const config = await step('Check configuration', readSiteConfig);
	await step('Check routes', () => checkDefaultExports());
	const {pages, compiled, warnings, pending} = await step('Compile pages, check links', () => compileAll());
	for (const warning of warnings) {
		console.warn(`warning: ${formatProblem(warning)}`);
	}
	console.log(`${pages} pages (${compiled} new), ${pending.length} links to pages that are not written yet`);
	await step('Prerender pages', async () => {
		for (const output of outputs) {
			await rm(path.join(buildDir, output), {recursive: true, force: true});
		}
		await routerBuild();
	});
	await step('Write other files', () => emitAll(config));
};
