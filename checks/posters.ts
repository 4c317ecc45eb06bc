import {spawn} from 'node:child_process';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';
import type {Finding} from './finding';

/** Demos whose poster is missing or older than their source, as `npm run posters -- --check` names them. */
export const stalePosters = (): Promise<Finding[]> =>
	new Promise((resolve, reject) => {
		const tsx = path.join(repoDir, 'node_modules', '.bin', 'tsx');
		const child = spawn(tsx, ['scripts/posters.ts', '--check'], {cwd: repoDir, stdio: ['ignore', 'pipe', 'pipe']});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
			});
		}

		child.on('error', reject);
		child.on('close', (code) => {
			const stale = [...output.matchAll(/^(videos\/\S+) (.+)$/gm)].map(([, file = '', message = '']) => ({file, line: 1, message}));
			if (code !== 0 && stale.length === 0) {
				reject(new Error(`\`npm run posters -- --check\` failed (${code}):\n${output}`));
			} else {
				resolve(code === 0 ? [] : stale);
			}
		});
	});
