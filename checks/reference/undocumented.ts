import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readManifests} from '../../pipeline/content/manifest';
import type {SymbolRow} from './coverage-exports';

/** Exports and commands that have no page on purpose. A pattern may end in `*`. */
export type Exception = {pattern: string; reason: string};

/** Parses lines of pattern, tab, reason. Throws for a line without a reason. */
export const parseExceptions = (text: string): Exception[] =>
	text
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('# '))
		.map((line) => {
			const [pattern = '', reason = ''] = line.split('\t');
			if (reason.trim() === '') {
				throw new Error(`checks/reference/undocumented.tsv: ${pattern} has no reason, expected one after a tab`);
			}

			return {pattern, reason};
		});

/** The exceptions of the repository. */
export const readExceptions = async (): Promise<Exception[]> =>
	parseExceptions(await readFile(path.join(import.meta.dirname, 'undocumented.tsv'), 'utf8'));

/** The rows of the docs manifest with their packages and symbols. */
export const readSymbolRows = (): SymbolRow[] => [...readManifests().docs.values()];
