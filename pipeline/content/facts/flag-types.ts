import {z} from 'zod';
import {readContentFile} from './content-file';

const schema = z.record(z.string(), z.array(z.string().startsWith('--', 'expected a flag such as --port')));

/** Types of flags that the shipped code does not state, by flag, from `content/flag-types.yml`, and the file for pages to depend on. */
export const readFlagTypes = (): {types: ReadonlyMap<string, string>; file: string} => {
	const {value, file} = readContentFile('flag-types.yml', schema, {});
	return {types: new Map(Object.entries(value).flatMap(([type, flags]) => flags.map((flag) => [flag, type] as const))), file};
};
