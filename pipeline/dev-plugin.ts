import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Plugin} from 'vite';
import {contentDir, videosDir} from './site-dir';

type Answer = {type: string; body: string | Buffer};

/** What a build writes as files and development makes when asked: Markdown forms, sidebars, search index, passages and posters. */
const answer = async (url: string): Promise<Answer | undefined> => {
	const markdown = /^(\/.+)\.md$/.exec(url)?.[1];
	if (markdown) {
		const {getMarkdown, pageExists, allContentPaths} = await import('./content');
		return pageExists(markdown) && allContentPaths().includes(markdown)
			? {type: 'text/markdown; charset=utf-8', body: await getMarkdown(markdown)}
			: undefined;
	}

	const sidebar = /^\/sidebars\/(\w+)\.json$/.exec(url)?.[1];
	if (sidebar) {
		const {sidebarFile} = await import('./sidebars');
		const file = sidebarFile(sidebar);
		return file && {type: 'application/json', body: JSON.stringify(file)};
	}

	if (/^\/search\/[\w.]+\.json$/.test(url)) {
		const {developmentFile} = await import('./search/emit');
		const body = await developmentFile(url);
		return body === undefined ? undefined : {type: 'application/json', body};
	}

	const passages = /^\/ask\/v\d+(\/.+)\.json$/.exec(url)?.[1];
	if (passages) {
		const {allContentPaths} = await import('./content');
		const {passagesOf} = await import('./ask/emit');
		return allContentPaths().includes(passages) ? {type: 'application/json', body: JSON.stringify(await passagesOf(passages))} : undefined;
	}

	const poster = /^\/media\/posters\/([\w-]+)\.\w{8}\.webp$/.exec(url)?.[1];
	if (poster) {
		const {posterFile} = await import('./demos');
		const file = posterFile(poster);
		return fs.existsSync(file) ? {type: 'image/webp', body: fs.readFileSync(file)} : undefined;
	}

	return undefined;
};

const isInside = (directory: string, file: string): boolean => !path.relative(directory, file).startsWith('..');

/**
 * Content in development: an edit under `content/` or `videos/` is seen at once, and what the build would write as
 * files is served. A faulty page fails only its own request.
 */
export const contentDevPlugin = (): Plugin => ({
	name: 'site-content',
	apply: 'serve',
	configureServer(server) {
		server.watcher.add([contentDir, videosDir]);
		server.watcher.on('all', async (event, file) => {
			if (event.endsWith('Dir') || !(isInside(contentDir, file) || isInside(videosDir, file))) {
				return;
			}

			const {invalidate} = await import('./invalidate');
			invalidate(event === 'change' ? file : undefined);
			// The loaders of a site without server rendering do not run again by themselves.
			server.hot.send({type: 'full-reload'});
		});
		server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
			try {
				const found = await answer(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
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
