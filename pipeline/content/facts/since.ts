import {z} from 'zod';
import {version} from '../../base/data/fields';
import {splitExportId} from '../../base/toolkit-package';
import {readContentFile} from './content-file';

const schema = z.record(
	z.string().refine(splitExportId, 'expected an export such as @remotion/renderer#renderMedia'),
	z.strictObject({since: version.optional(), members: z.record(z.string(), version).optional()}),
);

type Since = z.output<typeof schema>[string];

/** All of `content/since.yml`, by export. */
export const readSince = (): {value: Record<string, Since>; file: string} => readContentFile('since.yml', schema, {});

/** The first versions of an export and of its members, as far as they are known, and the file for pages to depend on. */
export const sinceOf = (id: string): Since & {file: string} => {
	const {value, file} = readSince();
	return {...value[id], file};
};

const flagSchema = z.record(z.string(), z.record(z.string().startsWith('--', 'expected a flag such as --port'), version));

/** All of `content/since-flags.yml`: the first versions of flags, by command as typed after `npx remotion`. */
export const readFlagsSince = (): {value: Record<string, Record<string, string>>; file: string} =>
	readContentFile('since-flags.yml', flagSchema, {});
