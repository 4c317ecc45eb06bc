import type {Failure} from './messages';
import {explainReact} from './react-errors';

/** What the scripts of the reader are called in stacks of errors. */
export const SOURCE = 'playground:///';

/** An error whose place is known. */
export class PlacedError extends Error {
	constructor(
		message: string,
		readonly file?: string,
		readonly line?: number,
	) {
		super(message);
	}
}

const place = new RegExp(`${SOURCE}([\\w.-]+):(\\d+)`);

/** An error as the page tells it: the place is the innermost line of the reader's files in the stack. */
export const toFailure = (error: unknown): Failure => {
	if (error instanceof PlacedError) {
		return {message: error.message, file: error.file, line: error.line};
	}

	const message =
		error instanceof Error ? `${error.name === 'Error' ? '' : `${error.name}: `}${explainReact(error.message)}` : String(error);
	const [, file, line] = place.exec((error instanceof Error && error.stack) || '') ?? [];
	return {message, ...(file && {file, line: Number(line)})};
};
