import {type Document, LineCounter, parseDocument} from 'yaml';
import type {z} from 'zod';
import type {Problem} from '../problems';
import {fieldProblems} from './field-problems';

type Options = {file: string /** Line of the file on which the text starts. */; firstLine?: number};

const UNKNOWN = 'unknown field, expected one that content/README.md lists';

/** YAML forbids tabs as indentation, JSON files may have them. A space is as long, so positions stay right. */
const parse = (text: string): {document: Document; lineAt: (offset: number) => number} => {
	const lineCounter = new LineCounter();
	const document = parseDocument(text.replaceAll('\t', ' '), {lineCounter});
	return {document, lineAt: (offset) => lineCounter.linePos(offset).line};
};

/** The line of a field, counted from 1: of the nearest field around it if there is no such field. */
const lineIn = ({document, lineAt}: ReturnType<typeof parse>, path: readonly PropertyKey[]): number => {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true) as {range?: [number, number, number]} | undefined;
		if (node?.range) {
			return lineAt(node.range[0]);
		}
	}

	return 1;
};

/** A problem with a field of a YAML or JSON text, on the line of that field, or of the nearest one around it. */
export const problemAt = (text: string, path: readonly PropertyKey[], message: string, {file, firstLine = 1}: Options): Problem => ({
	file,
	line: lineIn(parse(text), path) + firstLine - 1,
	field: path.join('.'),
	message,
});

/**
 * Parses YAML (or JSON, which is YAML) and validates it. Returns the value, or problems that each name line and field.
 */
export const parseWithLines = <Schema extends z.ZodType>(
	text: string,
	schema: Schema,
	{file, firstLine = 1}: Options,
): {value: z.output<Schema>; problems?: undefined} | {value?: undefined; problems: Problem[]} => {
	const parsed = parse(text);
	const {document, lineAt} = parsed;
	if (document.errors.length > 0) {
		return {
			problems: document.errors.map((error) => ({
				file,
				line: lineAt(error.pos[0]) + firstLine - 1,
				message: error.message.split('\n')[0] ?? error.code,
			})),
		};
	}

	const found = document.toJS() ?? {};
	const result = schema.safeParse(found);
	if (result.success) {
		return {value: result.data};
	}

	return {
		problems: fieldProblems(result.error.issues, found, UNKNOWN).map(({path, message}) => ({
			file,
			line: lineIn(parsed, path) + firstLine - 1,
			field: path.join('.'),
			message,
		})),
	};
};
