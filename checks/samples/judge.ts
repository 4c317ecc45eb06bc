import type {Finding} from '../finding';
import type {SampleFile} from './layout';
import type {Diagnostic} from './typecheck';

const judgeFile = (file: SampleFile, diagnostics: Diagnostic[]): Finding[] => {
	const wanted = file.expect ?? [];
	const stale = wanted
		.filter((code) => !diagnostics.some((diagnostic) => diagnostic.code === code))
		.map((code) => ({
			file: file.source,
			line: file.firstLine - 1,
			message: `expects ${code}, but the block does not cause it: remove expect or restore the mistake`,
		}));
	const unexpected = diagnostics
		.filter(({code}) => !wanted.includes(code))
		.map(({line, code, message}) => ({file: file.source, line: file.firstLine + line - 1, message: `${code}: ${message}`}));
	return [...stale, ...unexpected];
};

/** Turns what the compiler says into findings at the lines of the pages; expected errors are none, missing ones are. */
export const judge = (files: SampleFile[], diagnostics: Diagnostic[]): Finding[] => {
	const byFile = new Map<string, Diagnostic[]>(files.map((file) => [file.path, []]));
	for (const diagnostic of diagnostics) {
		const ofFile = byFile.get(diagnostic.file);
		if (!ofFile) {
			throw new Error(`The TypeScript compiler reported an unknown file: ${JSON.stringify(diagnostic)}`);
		}

		ofFile.push(diagnostic);
	}

	return files.flatMap((file) => judgeFile(file, byFile.get(file.path)!));
};
