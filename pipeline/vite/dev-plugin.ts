import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {Plugin, ViteDevServer} from 'vite';
import {isInside} from '../base/file-paths.ts';
import {contentDir, repoDir, siteDir, videosDir} from '../base/site-dir.ts';

/** Modules of the pipeline from the graph that the pages' loaders use, so that an edit of one is followed. */
const modulesOf =
	(server: ViteDevServer) =>
	<Module>(name: string): Promise<Module> =>
		server.ssrLoadModule(path.join(repoDir, 'pipeline', `${name}.ts`)) as Promise<Module>;

/**
 * Content in development: an edit under `content/` or `videos/` is seen at once, and what the build would write as
 * files is served. A faulty page fails only its own request.
 */
export const contentDevPlugin = (): Plugin => ({
	name: 'site-content',
	apply: 'serve',
	configureServer(server) {
		const load = modulesOf(server);
		server.watcher.add([contentDir, videosDir]);
		server.watcher.on('all', async (event, file) => {
			const isAsset = event !== 'change' && isInside(path.join(siteDir, 'public'), file);
			if (event.endsWith('Dir') || !(isAsset || isInside(contentDir, file) || isInside(videosDir, file))) {
				return;
			}

			try {
				const {invalidate} = await load<typeof import('../content/invalidate')>('content/invalidate');
				invalidate(event === 'change' ? file : undefined);
				(await load<typeof import('../output/development')>('output/development')).forget();
			} catch (error) {
				// A file of the pipeline that is being edited may not parse for a moment: the next request says so, too.
				server.config.logger.error(String(error), {timestamp: true});
			}

			// Content isn't a module that a page imports: nothing else makes the loaders run again.
			server.hot.send({type: 'full-reload'});
		});
		server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
			try {
				const {developmentOutput} = await load<typeof import('../output/development')>('output/development');
				const found = await developmentOutput(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
				if (!found) {
					next();
					return;
				}

				response.setHeader('content-type', found.type);
				await pipeline(Readable.from(found.body), response);
			} catch (error) {
				if (response.headersSent) {
					response.destroy();
				} else {
					next(error);
				}
			}
		});
	},
});
