import type {Config} from '@react-router/dev/config';
import path from 'node:path';
import {prerenderPaths} from './pipeline/prerender-paths';
import {buildDir, repoDir} from './pipeline/site-dir';

export default {
	ssr: false,
	buildDirectory: path.relative(repoDir, buildDir) || 'build',
	prerender: {paths: prerenderPaths, concurrency: 2},
} satisfies Config;
