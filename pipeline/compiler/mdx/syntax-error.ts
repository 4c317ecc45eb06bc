import type {Problem} from '../../base/problems';

/** Turns what the MDX parser throws into a problem of the file. Anything else is thrown again. */
export const toProblem = (error: unknown, file: string): Problem => {
	const {reason, line, place} = error as {reason?: string; line?: number; place?: {line?: number; start?: {line: number}}};
	if (reason === undefined) {
		throw error;
	}

	// An error at the end of a file has no place, but names where the open tag began.
	const named = /\((\d+):\d+-\d+:\d+\)$/.exec(reason)?.[1];
	const at = place?.line ?? place?.start?.line ?? line ?? (named === undefined ? undefined : Number(named));
	return {file, ...(at === undefined ? {} : {line: at}), message: reason};
};
