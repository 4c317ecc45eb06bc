import fs from 'node:fs';
import type {z} from 'zod';
import {type Problem, throwProblems} from '../problems';
import {parseWithLines, problemAt} from './yaml-with-lines';

/**
 * The validated content of a YAML or JSON file; undefined when there is no such file. Throws a `ContentError` that names
 * line and field of everything wrong with it.
 */
export const readDataFile = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined => {
	if (!fs.existsSync(file)) {
		return undefined;
	}

	const {value, problems} = parseWithLines(fs.readFileSync(file, 'utf8'), schema, {file});
	throwProblems(problems ?? []);
	return value;
};

/**
 * A problem with a field of a YAML or JSON file that only shows beside other files, such as a name that leads nowhere. It has
 * the line of that field, or of the nearest one around it; no line without the file.
 */
export const problemInFile = (file: string, path: readonly PropertyKey[], message: string): Problem =>
	fs.existsSync(file) ? problemAt(fs.readFileSync(file, 'utf8'), path, message, {file}) : {file, field: path.join('.'), message};
