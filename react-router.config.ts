import path from 'node:path';
import type {Config} from '@react-router/dev/config';
import {prerenderPaths} from './pipeline/prerender-paths';
import {buildDir, repoDir} from './pipeline/site-dir';

export default {
	ssr: false,
	buildDirectory: path.relative(repoDir, buildDir) || 'build',
	// Decided, so that the build does not ask: all of them only matter for a move to version 8.
	future: {
		v8_middleware: false,
		v8_splitRouteModules: false,
		v8_viteEnvironmentApi: false,
		v8_passThroughRequests: false,
		v8_trailingSlashAwareDataRequests: false,
	},
	prerender: {paths: prerenderPaths, concurrency: 2},
} satisfies Config;
