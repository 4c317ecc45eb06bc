import {LineCounter, parseDocument} from 'yaml';
import type {z} from 'zod';
import {fieldProblems} from './field-problems';
import type {Problem} from './problems';

type Options = {file: string /** Line of the file on which the text starts. */; firstLine?: number};

const UNKNOWN = 'unknown field, expected one that content/README.md lists';

/**
 * Parses YAML (or JSON, which is YAML) and validates it. Returns the value, or problems that each name line and field.
 */
export const parseWithLines = <Schema extends z.ZodType>(
	text: string,
	schema: Schema,
	{file, firstLine = 1}: Options,
): {value: z.output<Schema>; problems?: undefined} | {value?: undefined; problems: Problem[]} => {
	const lineCounter = new LineCounter();
	// YAML forbids tabs as indentation, JSON files may have them; same length, so positions stay right.
	const document = parseDocument(text.replaceAll('\t', ' '), {lineCounter});
	const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
	if (document.errors.length > 0) {
		return {
			problems: document.errors.map((error) => ({file, line: lineAt(error.pos[0]), message: error.message.split('\n')[0] ?? error.code})),
		};
	}

	const found = document.toJS() ?? {};
	const result = schema.safeParse(found);
	if (result.success) {
		return {value: result.data};
	}

	const problemAt = (path: readonly PropertyKey[], message: string): Problem => {
		for (let length = path.length; length > 0; length--) {
			const node = document.getIn(path.slice(0, length), true) as {range?: [number, number, number]} | undefined;
			if (node?.range) {
				return {file, line: lineAt(node.range[0]), field: path.join('.'), message};
			}
		}

		return {file, line: firstLine, field: path.join('.'), message};
	};

	return {problems: fieldProblems(result.error.issues, found, UNKNOWN).map(({path, message}) => problemAt(path, message))};
};
