import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {validate} from 'dockerfile-utils';
import {getProcessor, ParseError} from 'sh-syntax';
import type {Finding} from '../finding';
import type {Fence} from './fences';

// `DiagnosticSeverity.Error` of the language server protocol.
const ERROR = 1;

type Problem = {line: number; message: string};

let compiled: Promise<WebAssembly.Module> | undefined;

const compile = async (): Promise<WebAssembly.Module> =>
	WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('sh-syntax/main.wasm')));

// The library compiles its parser for each text; with a parameter it takes an instance that we make of one compilation.
const parseShell = getProcessor(async (imports) => {
	compiled ??= compile();
	return WebAssembly.instantiate(await compiled, imports);
});

// `<serve-url>` in a synopsis stands for a word; a shell would read from a file of that name.
const PLACEHOLDER = /<([a-z][\w-]*)>/g;

const shellProblem = async (code: string): Promise<Problem | undefined> => {
	try {
		await parseShell(code.replace(PLACEHOLDER, '_$1_'));
	} catch (error) {
		if (!(error instanceof ParseError)) {
			throw error;
		}

		return {line: error.Pos?.Line ?? 1, message: `Shell: ${error.message}`};
	}
};

// A sample may show a part of a Dockerfile, which then follows the image that it speaks of.
const START = 'FROM scratch\n';

const dockerfileProblem = (code: string): Problem | undefined => {
	const isWhole = /^\s*FROM\b/im.test(code);
	const found = validate(isWhole ? code : START + code).find(({severity}) => severity === ERROR);
	return found && {line: found.range.start.line + (isWhole ? 1 : 0), message: `Dockerfile: ${found.message}`};
};

const SHELL = ['bash', 'sh', 'shell', 'zsh', 'console'];

const problemOf = ({lang, code}: Fence): Promise<Problem | undefined> | Problem | undefined =>
	SHELL.includes(lang) ? shellProblem(code) : lang === 'dockerfile' || lang === 'docker' ? dockerfileProblem(code) : undefined;

/** Findings for the shell and Dockerfile blocks of a page that do not parse. */
export const checkSyntax = async (source: string, fences: readonly Fence[]): Promise<Finding[]> => {
	const findings: Finding[] = [];
	for (const fence of fences.filter(({nocheck}) => nocheck === undefined)) {
		const problem = await problemOf(fence);
		if (problem) {
			findings.push({file: source, line: fence.line + problem.line, message: problem.message});
		}
	}

	return findings;
};
