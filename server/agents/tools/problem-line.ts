import type {Problem} from '../../../app/playground/compile/compile';

/** A problem as one line of text. */
export const problemLine = ({
	severity,
	file,
	line,
	message,
	page,
}: Pick<Problem, 'severity' | 'file' | 'line' | 'message' | 'page'>): string =>
	`${file}:${line} ${severity}: ${message}${page ? ` See ${page}` : ''}`;
