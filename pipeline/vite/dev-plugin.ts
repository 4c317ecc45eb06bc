import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import {isInside} from '../base/file-paths.ts';
import {contentDir, repoDir, siteDir, videosDir} from '../base/site-dir.ts';

type Answer = {type: string; body: string | Buffer};

/** Modules of the pipeline from the graph that the pages' loaders use, so that an edit of one is followed. */
const modulesOf =
	(server: ViteDevServer) =>
	<Module>(name: string): Promise<Module> =>
		server.ssrLoadModule(path.join(repoDir, 'pipeline', `${name}.ts`)) as Promise<Module>;

type LoadModule = ReturnType<typeof modulesOf>;

/** What a build writes as files and development makes when asked: Markdown forms, sidebars, search index, passages and posters. */
const answer = async (url: string, load: LoadModule): Promise<Answer | undefined> => {
	const markdown = /^(\/.+)\.md$/.exec(url)?.[1];
	if (markdown) {
		const {compiledPage, contentPaths} = await load<typeof import('../site/content-pages')>('site/content-pages');
		return contentPaths().includes(markdown)
			? {type: 'text/markdown; charset=utf-8', body: (await compiledPage(markdown)).markdown}
			: undefined;
	}

	const sidebar = /^\/sidebars\/(\w+)\.json$/.exec(url)?.[1];
	if (sidebar) {
		const {sidebarFile} = await load<typeof import('../site/sidebars')>('site/sidebars');
		const file = sidebarFile(sidebar);
		return file && {type: 'application/json', body: JSON.stringify(file)};
	}

	if (/^\/search\/[\w.]+\.json$/.test(url)) {
		const {developmentFile} = await load<typeof import('../search/emit')>('search/emit');
		const body = await developmentFile(url);
		return body === undefined ? undefined : {type: 'application/json', body};
	}

	const passages = /^\/ask\/v\d+(\/.+)\.json$/.exec(url)?.[1];
	if (passages) {
		const {contentPaths} = await load<typeof import('../site/content-pages')>('site/content-pages');
		const {passagesOf} = await load<typeof import('../assistant/emit')>('assistant/emit');
		return contentPaths().includes(passages) ? {type: 'application/json', body: JSON.stringify(await passagesOf(passages))} : undefined;
	}

	const [, demo, ending] = /^\/media\/posters\/([\w-]+)\.\w{8}\.(webp|webm)$/.exec(url) ?? [];
	if (demo) {
		const {clipFile, posterFile} = await load<typeof import('../demos/demos')>('demos/demos');
		const [type, file] = ending === 'webm' ? ['video/webm', clipFile(demo)] : ['image/webp', posterFile(demo)];
		return fs.existsSync(file) ? {type, body: fs.readFileSync(file)} : undefined;
	}

	if (/^\/(playground\/|assets\/playground-)/.test(url)) {
		const {developmentFile} = await load<typeof import('../playground/development')>('playground/development');
		return developmentFile(url);
	}

	return undefined;
};

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

			const {invalidate} = await load<typeof import('../content/invalidate')>('content/invalidate');
			invalidate(event === 'change' ? file : undefined);
			// Content is no module that a page imports: nothing else makes the loaders run again.
			server.hot.send({type: 'full-reload'});
		});
		server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
			try {
				const found = await answer(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''), load);
				if (!found) {
					next();
					return;
				}

				response.setHeader('content-type', found.type);
				response.end(found.body);
			} catch (error) {
				next(error);
			}
		});
	},
});
