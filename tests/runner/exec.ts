import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {program} from '../../pipeline/base/programs';
import {repoDir} from '../../pipeline/base/site-dir';

/** Folder of the JSON reports of the last test run. */
export const resultsDir = path.join(repoDir, 'test-results');

/** Report files of the last test run. */
export const reports = {
	unit: path.join(resultsDir, 'unit.json'),
	built: path.join(resultsDir, 'built.json'),
	playwright: path.join(resultsDir, 'playwright.json'),
	nightly: path.join(resultsDir, 'nightly.json'),
};

/** Runs a command of an installed package in the repository, its output shown; resolves with the exit code. */
export const runBin = async (name: string, args: string[], env: Record<string, string> = {}): Promise<number> => {
	const {exitCode} = await program(name, args, {stdin: 'ignore', stdout: 'inherit', stderr: 'inherit', env, reject: false});
	return exitCode ?? 1;
};

/** Parses a JSON report; `undefined` when the run wrote none. */
export const readReport = async <T>(file: string): Promise<T | undefined> => {
	const text = await readFile(file, 'utf8').catch(() => undefined);
	return text === undefined ? undefined : (JSON.parse(text) as T);
};
