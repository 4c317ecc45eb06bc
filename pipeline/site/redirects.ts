import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data/data-file';
import {contentDir} from '../base/site-dir';

const file = path.join(contentDir, 'redirects.json');
const target = z.string().regex(/^(?:\/|https:\/\/)/, 'expected a site path or a full URL');
const schema = z.record(
	z.string().regex(/^\/.*[^/]$/, 'expected a site path without trailing slash'),
	z.union([target, z.strictObject({to: target, status: z.int()}).transform(({to}) => to)], 'expected a target or {"to", "status"}'),
);

/** Old URLs and where they lead, from `content/redirects.json`. Empty without that file. */
export const readRedirects = (): Map<string, string> => new Map(Object.entries(readDataFile(file, schema) ?? {}));
