import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {normalizePath} from '../../pipeline/base/paths';
import {contentDir} from '../../pipeline/base/site-dir';
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
				throw new Error(`checks/reference/undocumented.tsv: ${pattern} has no reason, expected one behind a tab`);
			}

			return {pattern, reason};
		});

/** The exceptions of the repository. */
export const readExceptions = async (): Promise<Exception[]> =>
	parseExceptions(await readFile(path.join(import.meta.dirname, 'undocumented.tsv'), 'utf8'));

/** The rows of the docs manifest with their packages and symbols. */
const parseSymbolRows = (text: string): SymbolRow[] => {
	const [header = '', ...lines] = text.split(/\r?\n/);
	const columns = header.split('\t');
	return lines.filter(Boolean).map((line) => {
		const cells = line.split('\t');
		const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
		return {
			path: normalizePath(cell('path')),
			package: cell('package'),
			symbols: cell('symbols').split(',').filter(Boolean),
			note: cell('note'),
		};
	});
};

/** The rows of the manifest of the site. */
export const readSymbolRows = async (): Promise<SymbolRow[]> =>
	parseSymbolRows(await readFile(path.join(contentDir, 'manifest', 'docs-routes.tsv'), 'utf8'));
