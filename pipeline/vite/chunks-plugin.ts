import type {Plugin} from 'vite';
import {pathFrom} from '../base/file-paths.ts';
import {repoDir} from '../base/site-dir.ts';

/** React and the router. What else needs React's scheduler, such as a video in 3D, takes it from here. */
const FRAMEWORK = /(?:^|\/)node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/**
 * The code of what surrounds every page. Helpers that only some pages use stay apart, and so do the menu of narrow windows and the
 * page for unknown URLs.
 */
const CHROME =
	/^app\/(?:(?:chrome(?!\/mobile-menu\/mobile-menu)|navigation|errors(?!\/not-found)|theme|lib(?!\/(?:edit-distance|format-bytes|use-typed-query)))\/|root\.tsx)|virtual:site-config|geist-latin/;

/**
 * Shared by pages of text, which are nearly all: their views, and what the components of `prose/` run in the browser from the
 * start. Islands come when seen, and what a client imports on intent stays apart.
 */
const TEXT =
	/^(?:app\/(?:prose|islands)\/(?!(?:player|live-source|live-demo)\/|use-dropped-files|use-number-draft|select\.css)|prose\/[\w-]+\/client\.ts$)/;

/** Whether a module is part of what nearly every page needs. */
export const isShell = (id: string): boolean => [FRAMEWORK, CHROME, TEXT].some((pattern) => pattern.test(pathFrom(repoDir, id)));

/**
 * Few files instead of dozens of tiny ones for the browser: what nearly every page needs in one, what docs pages add in another,
 * and so on. Compression works better across a file, and each request has its price.
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
										{name: 'shell', test: isShell, priority: 2},
										// Sidebars of docs, which other pages don't have, with their routes; and what those are made of.
										{name: 'docs', test: /\/app\/(?:docs\/(?!page-menu-list)|routes\/(?:doc|docs-layout)\.tsx)/, priority: 1},
										{name: 'kit', test: /\/app\/kit\/(?!tag-filter)/, priority: 1},
										// The toolkit and its player, which every video needs and no page before one is seen.
										{name: 'toolkit', test: /\/node_modules\/(?:remotion|@remotion\/player)\//, priority: 1},
									],
								},
							},
						},
					},
				},
});
