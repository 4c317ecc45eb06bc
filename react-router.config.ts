import type {Config} from '@react-router/dev/config';
import {pathFrom} from './pipeline/base/file-paths';
import {buildDir, repoDir} from './pipeline/base/site-dir';

const isBuild = process.env.NODE_ENV === 'production';

export default {
	// Development draws any page when it is asked for, so that it needs no list of all of them to start.
	ssr: !isBuild,
	routeDiscovery: {mode: 'initial'},
	buildDirectory: pathFrom(repoDir, buildDir) || 'build',
	// Decided, so that the build does not ask: all of them only matter for a move to version 8.
	future: {
		v8_middleware: false,
		v8_splitRouteModules: false,
		v8_viteEnvironmentApi: false,
		v8_passThroughRequests: false,
		v8_trailingSlashAwareDataRequests: false,
	},
	...(isBuild && {prerender: {paths: async () => (await import('./pipeline/site/prerender-paths')).prerenderPaths(), concurrency: 2}}),
} satisfies Config;
