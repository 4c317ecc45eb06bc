import path from 'node:path';
import type {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {contentDir} from '../../base/site-dir';

/** A YAML file of `content/`, as `readDataFile` reads it, with its absolute name for pages to depend on; `empty` where there is none. */
export const readContentFile = <Schema extends z.ZodType>(
	name: string,
	schema: Schema,
	empty: z.output<Schema>,
): {value: z.output<Schema>; file: string} => {
	const file = path.join(contentDir, name);
	return {value: readDataFile(file, schema) ?? empty, file};
};
