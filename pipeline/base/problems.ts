import {pathFrom} from './file-paths';
import {repoDir} from './site-dir';

/** One mistake in the content. `file` is absolute, `line` counts from 1, `message` says what was expected. */
export type Problem = {file: string; line?: number; field?: string; message: string};

/** Writes a problem as `content/docs/a.mdx:3: field "kind": expected ...`, the form that editors make clickable. */
export const formatProblem = ({file, line, field, message}: Problem): string => {
	const place = [pathFrom(repoDir, file) || file, line].filter((part) => part !== undefined).join(':');
	return `${place}: ${field ? `field "${field}": ` : ''}${message}`;
};

/** Carries every problem found, not only the first; its message has one line for each. */
export class ContentError extends Error {
	override name = 'ContentError';

	constructor(
		readonly problems: Problem[],
		options?: ErrorOptions,
	) {
		super(problems.map(formatProblem).join('\n'), options);
	}
}

/** What a function makes, or the problems of the `ContentError` that it throws. Any other error is thrown again. */
export const valueOrProblems = <Value>(
	make: () => Value,
): {value: Value; problems?: undefined} | {value?: undefined; problems: Problem[]} => {
	try {
		return {value: make()};
	} catch (error) {
		if (error instanceof ContentError) {
			return {problems: error.problems};
		}

		throw error;
	}
};

/** The problems that a function finds, or those of the `ContentError` that it throws. */
export const problemsFrom = (find: () => Problem[]): Problem[] => {
	const {value, problems} = valueOrProblems(find);
	return problems ?? value;
};

/** Throws one `ContentError` with all problems, or does nothing when there are none. */
export const throwProblems = (problems: Problem[]): void => {
	if (problems.length > 0) {
		throw new ContentError(problems);
	}
};
