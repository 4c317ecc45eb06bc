import fs from 'node:fs';
import path from 'node:path';
import type {z} from 'zod';
import {throwProblems} from '../../base/problems';
import {contentDir} from '../../base/site-dir';
import {parseWithLines} from '../../base/yaml-with-lines';

/**
 * A YAML file of `content/` with its absolute name, for pages to depend on; `empty` where there is none. A fault throws
 * a `ContentError` that names file, line and field.
 */
export const readDataFile = <Schema extends z.ZodType>(
	name: string,
	schema: Schema,
	empty: z.output<Schema>,
): {value: z.output<Schema>; file: string} => {
	const file = path.join(contentDir, name);
	if (!fs.existsSync(file)) {
		return {value: empty, file};
	}

	const {value, problems} = parseWithLines(fs.readFileSync(file, 'utf8'), schema, {file});
	throwProblems(problems ?? []);
	return {value: value as z.output<Schema>, file};
};
