import {z} from 'zod';
import {isToolkitPackage, splitExportId} from '../../base/toolkit-package';
import {readContentFile} from './content-file';

const list = z.array(z.string().trim().min(1)).min(1, 'expected at least one place');

const schema = z
	.strictObject({
		places: z.record(z.string(), list),
		packages: z.record(z.string().refine(isToolkitPackage, 'expected the name of a package of Remotion'), z.string()),
		exports: z.record(z.string().refine(splitExportId, 'expected an export such as remotion#spring'), z.union([z.string(), list])),
	})
	.superRefine(({places, packages, exports}, context) => {
		for (const [field, named] of Object.entries({packages, exports})) {
			for (const [name, value] of Object.entries(named)) {
				if (typeof value === 'string' && places[value] === undefined) {
					context.addIssue({code: 'custom', path: [field, name], message: `expected one of ${Object.keys(places).join(', ')}`});
				}
			}
		}
	});

type RunsIn = z.output<typeof schema>;

/** All of `content/runs-in.yml`, and the file for pages to depend on. */
export const readRunsIn = (): {value: RunsIn; file: string} =>
	readContentFile('runs-in.yml', schema, {places: {}, packages: {}, exports: {}});

/** Where an export of a package runs, as words such as "browsers"; undefined where that isn't known. */
export const runsInOf = (package_: string, name: string): {places?: string[]; file: string} => {
	const {value, file} = readRunsIn();
	const found = value.exports[`${package_}#${name}`] ?? value.packages[package_];
	const places = typeof found === 'string' ? value.places[found] : found;
	return {file, ...(places && {places})};
};
