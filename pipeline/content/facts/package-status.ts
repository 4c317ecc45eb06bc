import {z} from 'zod';
import {isToolkitPackage} from '../../base/toolkit-package';
import {readContentFile} from './content-file';

const schema = z.record(
	z.string().refine(isToolkitPackage, 'expected the name of a package of Remotion'),
	z.strictObject({
		status: z.enum(['deprecated', 'alpha', 'experimental']),
		note: z.string().trim().min(1, 'expected a sentence in Markdown'),
	}),
);

export type PackageStatus = z.output<typeof schema>[string];

/** What `content/packages.yml` says of a package, if anything, and the file for pages to depend on. */
export const statusOfPackage = (name: string): {status?: PackageStatus; file: string} => {
	const {value, file} = readContentFile('packages.yml', schema, {});
	const status = value[name];
	return {file, ...(status && {status})};
};
