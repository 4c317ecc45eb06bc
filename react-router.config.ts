import type {Config} from '@react-router/dev/config';
import {pathFrom} from './pipeline/base/file-paths';
import {buildDir, repoDir} from './pipeline/base/site-dir';

const isBuild = process.env.NODE_ENV === 'production';

export default {
	// In development, each page is rendered on request: starting needs no list of all pages.
	ssr: !isBuild,
	routeDiscovery: {mode: 'initial'},
	buildDirectory: pathFrom(repoDir, buildDir) || 'build',
	// Stated so that the build doesn't warn. They only matter for a move to version 8.
	future: {
		v8_middleware: false,
		v8_splitRouteModules: false,
		v8_viteEnvironmentApi: false,
		v8_passThroughRequests: false,
		v8_trailingSlashAwareDataRequests: false,
	},
	...(isBuild && {prerender: {paths: async () => (await import('./pipeline/site/prerender-paths')).prerenderPaths(), concurrency: 2}}),
} satisfies Config;
