import {transform} from 'sucrase';
import {lineAt} from '../../../pipeline/base/text/line-at';
import {findFile} from '../find-file';
import {packageFor} from '../modules';
import type {ProjectFile} from '../project';
import {guard} from './guards';
import {type ImportedName, readImportedNames, readImports} from './imports';
import {findMedia, type Media} from './media';
import {type PropDefault, readPropDefaults} from './prop-defaults';
import {findWarnings} from './rules';

/** An error or warning at a place in a file. `file` is empty if it isn't about a file. `page` explains it. */
export type Problem = {severity: 'error' | 'warning'; file: string; line: number; from: number; to: number; message: string; page?: string};

/** A compiled file, with the names that it imports from packages. */
export type ScriptFile = ProjectFile & {imports: ImportedName[]};

/** A compiled project: scripts, the packages that they import, the defaults of the video's props, and the media it plays. */
export type Program = {files: ScriptFile[]; packages: string[]; defaults: Record<string, PropDefault>; media: Media};

/** The result of compiling a project. `program` is missing if there are errors. */
export type Compiled = {problems: Problem[]; program?: Program};

const toScript = (code: string): string =>
	transform(code, {transforms: ['typescript', 'jsx', 'imports'], jsxRuntime: 'automatic', production: true}).code;

const offsetOf = (code: string, line: number, column: number): number =>
	code
		.split('\n')
		.slice(0, line - 1)
		.reduce((sum, text) => sum + text.length + 1, 0) +
	column -
	1;

const syntaxProblem = ({name, code}: ProjectFile, error: unknown): Problem => {
	const {message, loc} = error as Error & {loc?: {line: number; column: number}};
	const line = loc?.line ?? 1;
	const at = Math.min(offsetOf(code, line, loc?.column ?? 1), code.length);
	// The message includes the position, which is shown separately.
	const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
	return {severity: 'error', file: name, line, from: at, to: Math.min(at + 1, code.length), message: text};
};

const importProblems = (file: ProjectFile, names: readonly string[]): Problem[] =>
	readImports(file.code)
		.filter(({specifier}) => (specifier.startsWith('.') ? !findFile(names, specifier) : packageFor(specifier) === undefined))
		.map(({specifier, from, to}) => ({
			severity: 'error',
			file: file.name,
			line: lineAt(file.code, from),
			from,
			to,
			message: specifier.startsWith('.')
				? `There is no file “${specifier}” here.`
				: `“${specifier}” isn’t available in the playground. You can import react, remotion and the packages that need nothing but a browser.`,
		}));

const warnings = ({name, code}: ProjectFile): Problem[] =>
	findWarnings(code).map(({from, to, message, page}) => ({
		severity: 'warning',
		file: name,
		line: lineAt(code, from),
		from,
		to,
		message,
		page,
	}));

/** The problems of a file that don't depend on other files: its first syntax error, or else warnings. */
export const checkFile = (file: ProjectFile): Problem[] => {
	try {
		toScript(file.code);
		return warnings(file);
	} catch (error) {
		return [syntaxProblem(file, error)];
	}
};

const compileFile = (file: ProjectFile, names: readonly string[]): {problems: Problem[]; script: string} => {
	const problems = checkFile(file);
	return problems.some(({severity}) => severity === 'error')
		? {problems, script: ''}
		: // Compiled again with guards, which would shift the positions of syntax errors.
			{problems: [...importProblems(file, names), ...problems], script: toScript(guard(file.code))};
};

/** Compiles the files of a project. Runs in a worker. Never throws because of the reader's code. */
export const compile = (files: ProjectFile[]): Compiled => {
	const names = files.map(({name}) => name);
	const compiled = files.map((file) => ({...file, ...compileFile(file, names)}));
	const problems = compiled.flatMap((file) => file.problems);
	if (problems.some(({severity}) => severity === 'error')) {
		return {problems};
	}

	const media = files.map(({code}) => findMedia(code));
	const packages = files.flatMap(({code}) => readImports(code).map(({specifier}) => packageFor(specifier) ?? ''));
	return {
		problems,
		program: {
			files: compiled.map(({name, code, script}) => ({name, code: script, imports: readImportedNames(code)})),
			packages: [...new Set(packages.filter(Boolean))],
			defaults: readPropDefaults(files[0]?.code ?? ''),
			media: {isThere: media.some(({isThere}) => isThere), isHeard: media.some(({isHeard}) => isHeard)},
		},
	};
};
