import type {Plugin} from 'vite';

/**
 * Few files instead of dozens of tiny ones for the browser: what every page needs in one, what pages of text need in
 * another. Compression works better across a file, and each request has its price.
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
										{name: 'shell', test: /\/app\/(chrome|navigation|errors|lib|theme)\/|virtual:site-config|geist-latin/, priority: 2},
										{name: 'page', test: /\/app\/(docs|prose|islands)\/(?!(player|timeline|video-tool|live-source)\/)/, priority: 1},
									],
								},
							},
						},
					},
				},
});
