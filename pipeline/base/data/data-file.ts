import fs from 'node:fs';
import type {z} from 'zod';
import {type Problem, throwProblems} from '../problems';
import {fieldName} from './field-problems';
import {readText} from './read-text';
import {parseWithLines, problemAt} from './yaml-with-lines';

type Read = {text: string; value: unknown};

/** What was read last of each file, by the schema that it was read with. */
const reads = new WeakMap<z.ZodType, Map<string, Read>>();

const readsWith = (schema: z.ZodType): Map<string, Read> => {
	const found = reads.get(schema) ?? new Map<string, Read>();
	reads.set(schema, found);
	return found;
};

/**
 * The validated content of a YAML or JSON file, parsed again only when its text has changed; undefined when there is no such file.
 * Throws a `ContentError` with the line and the field of everything that is wrong.
 */
export const readDataFile = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined => {
	if (!fs.existsSync(file)) {
		return undefined;
	}

	const text = readText(file);
	const known = readsWith(schema);
	const last = known.get(file);
	if (last?.text === text) {
		return last.value as z.output<Schema>;
	}

	const {value, problems} = parseWithLines(text, schema, {file});
	throwProblems(problems ?? []);
	known.set(file, {text, value});
	return value;
};

/**
 * A problem with a field of a YAML or JSON file that only shows beside other files, such as a name that leads nowhere. It has
 * the line of that field, or of the nearest one around it; no line without the file.
 */
export const problemInFile = (file: string, path: readonly PropertyKey[], message: string): Problem =>
	fs.existsSync(file) ? problemAt(readText(file), path, message, {file}) : {file, field: fieldName(path), message};
