import type {SampleFile} from './layout';
import {type Diagnostic, typecheck} from './typecheck';

const isSyntaxError = ({code}: Diagnostic): boolean => /^TS(1\d{3}|8\d{3}|17\d{3})$/.test(code);

const without = (files: SampleFile[], broken: Diagnostic[]): SampleFile[] => {
	const paths = new Set(broken.map(({file}) => file));
	const expected = files.filter((file) => paths.has(file.path) && file.expect);
	const pages = new Set(files.filter((file) => paths.has(file.path) && !file.expect).map((file) => file.source));
	return files.filter((file) => !expected.includes(file) && !pages.has(file.source));
};

/**
 * Everything the compiler has to say about the files. It names no type error while one file has a syntax error, so pages with one
 * are set aside (a block that expects one: the block alone) and the rest is compiled again.
 */
export const compileAll = async (files: SampleFile[]): Promise<Diagnostic[]> => {
	if (files.length === 0) {
		return [];
	}

	const diagnostics = await typecheck(files);
	if (diagnostics.length === 0 || !diagnostics.every(isSyntaxError)) {
		return diagnostics;
	}

	const rest = without(files, diagnostics);
	return rest.length < files.length ? [...diagnostics, ...(await compileAll(rest))] : diagnostics;
};
