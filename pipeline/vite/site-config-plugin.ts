import path from 'node:path';
import {type Plugin, runnerImport, type ViteDevServer} from 'vite';
import {isInside} from '../base/file-paths.ts';
import {configFile, contentDir, repoDir} from '../base/site-dir.ts';

const publicId = 'virtual:site-config';
const resolvedId = `\0${publicId}`;

/**
 * Loaded when first asked, not with this module: Vite bundles and runs its configuration twice at every start, and with
 * the pipeline in it that took most of the start.
 */
const readBrowserConfig = async () => {
	const file = path.join(repoDir, 'pipeline', 'config', 'site-config.ts');
	const {module} = await runnerImport<typeof import('../config/site-config')>(file);
	return module.readBrowserConfig();
};

/**
 * Provides `virtual:site-config`: the validated configuration without entries whose page is not written. In
 * development it follows the file; a mistake in it is an overlay until it is mended, and the server lives on.
 */
export const siteConfigPlugin = (): Plugin => {
	let dependencies = [configFile];
	return {
		name: 'site-config',
		resolveId: (id) => (id === publicId ? resolvedId : undefined),
		async load(id) {
			if (id !== resolvedId) return undefined;
			this.addWatchFile(configFile);
			const browser = await readBrowserConfig();
			({dependencies} = browser);
			return `export default ${JSON.stringify(browser.config)};`;
		},
		configureServer(server) {
			const {watcher} = server;
			watcher.add(configFile);
			watcher.on('change', (file: string) => {
				if (dependencies.includes(file)) void reload(server);
			});
			for (const event of ['add', 'unlink']) {
				watcher.on(event, (file: string) => {
					if (isInside(contentDir, file)) forget(server);
				});
			}
		},
	};
};

const forget = (server: ViteDevServer) => {
	for (const {moduleGraph} of Object.values(server.environments)) {
		const module = moduleGraph.getModuleById(resolvedId);
		if (module) moduleGraph.invalidateModule(module);
	}
};

const reload = async (server: ViteDevServer) => {
	forget(server);
	try {
		await readBrowserConfig();
		server.ws.send({type: 'full-reload'});
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		server.config.logger.error(message, {timestamp: true});
		server.ws.send({type: 'error', err: {message, stack: '', id: configFile, plugin: 'site-config'}});
	}
};
