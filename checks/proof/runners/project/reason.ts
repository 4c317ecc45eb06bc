import {stripVTControlCharacters} from 'node:util';
import {repoDir} from '../../../../pipeline/base/site-dir';

const LENGTH = 160;

/**
 * The one line of a program's output that says why it failed: the first that names an error, or else the last one. Files of the
 * repository are named by their path in it.
 */
export const reasonIn = (output: string): string => {
	const lines = stripVTControlCharacters(output)
		.replaceAll(`${repoDir}/`, '')
		.replaceAll(`${repoDir}\\`, '')
		.split(/\r?\n|\r/)
		.map((line) => line.trim())
		.filter((line) => line !== '' && !/^at |^Node\.js v/.test(line));
	return (
		// Node prints the line of the source that threw before the error, and that may name one, too.
		(
			lines.find((line) => /^\w*Error(?: \[\w+\])?: /.test(line)) ??
			lines.find((line) => /^(?:\w*Error|error|Usage|npm error)\b|not found|cannot |Cannot |is not |does not /.test(line)) ??
			lines.at(-1) ??
			'failed without a word'
		).slice(0, LENGTH)
	);
};
