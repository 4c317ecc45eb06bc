import path from 'node:path';
import {type Plugin, runnerImport, type ViteDevServer} from 'vite';
import {messageOf} from '../../app/lib/message-of.ts';
import {isInside} from '../base/file-paths.ts';
import {configFile, contentDir, repoDir} from '../base/site-dir.ts';
import type {NavbarItem, SiteConfig} from '../config/schema';

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

/** The configuration, and as separate constants which optional parts it has: the bundler drops the code behind one that is false. */
const moduleOf = (config: SiteConfig): string => {
	const has = (type: NavbarItem['type']) => config.navbar.items.some((item) => item.type === type);
	const parts = {
		hasAnalytics: Boolean(config.analytics),
		hasAnnouncement: Boolean(config.announcementBar),
		hasLocales: has('localeDropdown'),
		hasVersions: has('docsVersionDropdown'),
	};
	const constants = Object.entries(parts).map(([name, value]) => `export const ${name} = ${value};`);
	return [`export default ${JSON.stringify(config)};`, ...constants].join('\n');
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
			if (id !== resolvedId) {
				return undefined;
			}
			this.addWatchFile(configFile);
			const browser = await readBrowserConfig();
			({dependencies} = browser);
			return moduleOf(browser.config);
		},
		configureServer(server) {
			const {watcher} = server;
			watcher.add(configFile);
			watcher.on('change', (file: string) => {
				if (dependencies.includes(file)) {
					void reload(server);
				}
			});
			for (const event of ['add', 'unlink']) {
				watcher.on(event, (file: string) => {
					if (isInside(contentDir, file)) {
						forget(server);
					}
				});
			}
		},
	};
};

const forget = (server: ViteDevServer) => {
	for (const {moduleGraph} of Object.values(server.environments)) {
		const module = moduleGraph.getModuleById(resolvedId);
		if (module) {
			moduleGraph.invalidateModule(module);
		}
	}
};

const reload = async (server: ViteDevServer) => {
	forget(server);
	try {
		await readBrowserConfig();
		server.ws.send({type: 'full-reload'});
	} catch (error) {
		const message = messageOf(error);
		server.config.logger.error(message, {timestamp: true});
		server.ws.send({type: 'error', err: {message, stack: '', id: configFile, plugin: 'site-config'}});
	}
};
