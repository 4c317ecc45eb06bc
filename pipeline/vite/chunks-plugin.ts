import type {Plugin} from 'vite';
import {pathFrom} from '../base/file-paths.ts';
import {repoDir} from '../base/site-dir.ts';

/**
 * Shared by pages of text: their views, and what the components of `prose/` run in the browser from the start. Islands come
 * when seen, and what a client imports on intent stays apart.
 */
const isPageCode = (id: string): boolean =>
	/^(?:app\/(?:prose|islands)\/(?!(?:player|live-source|live-demo)\/)|prose\/[\w-]+\/client\.ts$)/.test(pathFrom(repoDir, id));

/**
 * Few files instead of dozens of tiny ones for the browser: what every page needs in one, what pages of text need in
 * another, and so on. Compression works better across a file, and each request has its price.
 */
export const chunksPlugin = (): Plugin => ({
	name: 'chunks',
	apply: 'build',
	config: (_, {isSsrBuild}) =>
		isSsrBuild
			? {}
			: {
					build: {
						rolldownOptions: {
							output: {
								codeSplitting: {
									groups: [
										// Of the helpers, those that only some pages take stay apart.
										// React's scheduler is here because a video in 3D takes it, too: it would be a file of its own on every page.
										{
											name: 'shell',
											test: /\/app\/(chrome|navigation|errors|theme|lib(?!\/(?:edit-distance|format-bytes|is-record|use-typed-query)))\/|virtual:site-config|geist-latin|\/node_modules\/scheduler\//,
											priority: 2,
										},
										{name: 'page', test: isPageCode, priority: 1},
										// Sidebars and menus of docs, which other pages don't have; and what those are made of.
										{name: 'docs', test: /\/app\/docs\//, priority: 1},
										{name: 'kit', test: /\/app\/kit\//, priority: 1},
										// The toolkit and its player, which every video needs and no page before one is seen.
										{name: 'toolkit', test: /\/node_modules\/(?:remotion|@remotion\/player)\//, priority: 1},
									],
								},
							},
						},
					},
				},
});
