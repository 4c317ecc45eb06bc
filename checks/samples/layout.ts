import path from 'node:path/posix';
import {isInside} from '../../pipeline/base/file-paths';
import type {Finding} from '../finding';
import type {Fence} from './fences';

/** A block as a file of the checked program; `firstLine` is the line of `source` on which its text begins. */
export type SampleFile = {
	/** Path inside the program's folder. */
	path: string;
	code: string;
	source: string;
	firstLine: number;
	expect?: string[];
};

const CHECKED = ['ts', 'tsx', 'js', 'jsx'];
const CODE_FILE = /\.([cm]?[jt]s|[jt]sx)$/;
const CONFIG_JSON = /(^|\/)(package|tsconfig)\.json$/;

const withSuffix = (file: string, taken: Set<string>): string => {
	const {dir, name, ext} = path.parse(file);
	let candidate = file;
	for (let n = 2; taken.has(candidate); n++) {
		candidate = path.join(dir, `${name}-${n}${ext}`);
	}

	taken.add(candidate);
	return candidate;
};

const fileName = ({lang, title, line}: Fence): string =>
	title && (CODE_FILE.test(title) || lang === 'json') ? path.join(title) : `src/block-${line}.${lang}`;

const isImportableData = ({lang, title}: Fence): boolean =>
	lang === 'json' && title !== undefined && title.endsWith('.json') && !CONFIG_JSON.test(title);

const problemOf = ({lang, title, expect, nocheck}: Fence): string | undefined => {
	if (nocheck !== undefined && nocheck.trim() === '') {
		return 'nocheck needs a reason: nocheck="why this block cannot be checked"';
	}

	if (nocheck !== undefined && expect !== undefined) {
		return 'a block has either expect or nocheck, not both';
	}

	if (expect !== undefined && lang !== 'ts' && lang !== 'tsx') {
		return `expect is for ts and tsx blocks; this one is ${lang || 'without language'}`;
	}

	if (expect !== undefined && (expect.length === 0 || expect.some((code) => !/^TS\d+$/.test(code)))) {
		return 'expect names TypeScript errors, for example expect="TS2322"';
	}

	if (title && CHECKED.includes(lang) && !isInside('page', path.join('page', title))) {
		return `title "${title}" leads out of the project`;
	}
};

/**
 * Lays the blocks of a page out as files of a folder of its own: a title is the path in it, a block without one goes to `src/`,
 * the second block of a title gets a suffix. Blocks with `nocheck` are left out.
 */
export const layOutPage = (source: string, fences: readonly Fence[]): {files: SampleFile[]; findings: Finding[]} => {
	const files: SampleFile[] = [];
	const findings: Finding[] = [];
	const taken = new Set<string>();

	for (const fence of fences) {
		const message = problemOf(fence);
		if (message) {
			findings.push({file: source, line: fence.line, message});
		} else if (fence.nocheck === undefined && (CHECKED.includes(fence.lang) || isImportableData(fence))) {
			const name = withSuffix(fileName(fence), taken);
			files.push({path: path.join(source, name), code: fence.code, source, firstLine: fence.line + 1, expect: fence.expect});
		}
	}

	return {files, findings};
};
