import {parseDocument} from 'yaml';
import {lineAt} from '../../pipeline/base/text/line-at';
import type {Finding} from '../finding';
import type {Fence} from './fences';

const jsonProblem = (code: string): {line: number; message: string} | undefined => {
	try {
		JSON.parse(code);
	} catch (error) {
		const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
		return {line: lineAt(code, position), message: `JSON: ${(error as Error).message}`};
	}
};

const yamlProblem = (code: string): {line: number; message: string} | undefined => {
	const [error] = parseDocument(code, {prettyErrors: true}).errors;
	return error && {line: error.linePos?.[0].line ?? 1, message: `YAML: ${error.message.split('\n')[0]}`};
};

/** Findings for the `json` and `yaml` blocks of a page that do not parse. */
export const checkData = (source: string, fences: readonly Fence[]): Finding[] =>
	fences.flatMap(({lang, code, line, nocheck}) => {
		const problem =
			nocheck !== undefined ? undefined : lang === 'json' ? jsonProblem(code) : lang === 'yaml' ? yamlProblem(code) : undefined;
		return problem ? [{file: source, line: line + problem.line, message: problem.message}] : [];
	});
