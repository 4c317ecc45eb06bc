import type {Failure} from './messages';
import {explainReact} from './react-errors';

/** The prefix of the reader's scripts in stack traces. */
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

/** Anything can be thrown, also what has no text. */
const thrownText = (thrown: unknown): string => {
	try {
		return String(thrown);
	} catch {
		return 'The code threw an object that isn’t an error.';
	}
};

/** Converts an error for the page. Its place is the innermost stack frame in the reader's files. */
export const toFailure = (error: unknown): Failure => {
	if (error instanceof PlacedError) {
		return {message: error.message, file: error.file, line: error.line};
	}

	const message =
		error instanceof Error ? `${error.name === 'Error' ? '' : `${error.name}: `}${explainReact(error.message)}` : thrownText(error);
	const [, file, line] = place.exec((error instanceof Error && error.stack) || '') ?? [];
	return {message, ...(file && {file, line: Number(line)})};
};
