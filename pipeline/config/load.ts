import {existsSync} from 'node:fs';
import path from 'node:path';
import {createLogger, loadConfigFromFile} from 'vite';
import {messageOf} from '../../app/lib/message-of';
import {configFile} from '../base/site-dir';
import type {SiteConfig} from './schema';
import type {SidebarLookup} from './semantics';
import {ConfigError, validateConfig} from './validate';

/** Reads and validates `site.config.ts` afresh; `dependencies` are the files it was made of. */
export const loadConfig = async (sidebars?: SidebarLookup, file = configFile): Promise<{config: SiteConfig; dependencies: string[]}> => {
	if (!existsSync(file)) {
		throw new ConfigError([{file, message: 'no such file, expected the configuration of the site'}]);
	}
	const silent = createLogger('silent');
	const loaded = await loadConfigFromFile({command: 'build', mode: 'production'}, file, path.dirname(file), 'silent', silent).catch(
		(cause: unknown) => {
			throw new ConfigError([{file, message: `cannot be read: ${messageOf(cause)}`}], {cause});
		},
	);
	if (!loaded) {
		throw new ConfigError([{file, message: 'expected a default export'}]);
	}
	return {
		config: validateConfig(loaded.config, file, sidebars),
		dependencies: [file, ...loaded.dependencies.map((name) => path.resolve(name))],
	};
};
