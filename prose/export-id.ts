import {z} from 'zod';

/** The attribute that names an export of a package, as `facts/` knows it. */
export const exportId = z.string().describe('The export, such as `remotion#spring`.');
