import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {repoDir} from '../../pipeline/base/site-dir';

/** Folder of the JSON reports of the last test run. */
export const resultsDir = path.join(repoDir, 'test-results');

/** Report files of the last test run. */
export const reports = {vitest: path.join(resultsDir, 'vitest.json'), playwright: path.join(resultsDir, 'playwright.json')};

/** Runs a command of `node_modules/.bin` in the repository, its output shown; resolves with the exit code. */
export const runBin = (name: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
	new Promise((resolve, reject) => {
		const child = spawn(path.join(repoDir, 'node_modules', '.bin', name), args, {
			cwd: repoDir,
			stdio: ['ignore', 'inherit', 'inherit'],
			env: {...process.env, ...env},
		});
		child.on('error', reject);
		child.on('close', (code) => resolve(code ?? 1));
	});

/** Parses a JSON report; `undefined` when the run wrote none. */
export const readReport = async <T>(file: string): Promise<T | undefined> => {
	const text = await readFile(file, 'utf8').catch(() => undefined);
	return text === undefined ? undefined : (JSON.parse(text) as T);
};
