import {z} from 'zod';

/** The attribute for an export of a package, in the form that `facts/` uses. */
export const exportId = z.string().describe('The export, such as `remotion#spring`.');
