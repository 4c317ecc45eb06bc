import fs from 'node:fs';
import type {z} from 'zod';
import {throwProblems} from './problems';
import {parseWithLines} from './yaml-with-lines';

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
