import path from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import {contentDir} from '../site-dir';
import {configFile} from './load';
import {readBrowserConfig} from './site-config';

const publicId = 'virtual:site-config';
const resolvedId = `\0${publicId}`;

export {leftOutEntries} from './site-config';

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
					if (file.startsWith(contentDir + path.sep)) forget(server);
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
