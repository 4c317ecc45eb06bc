import {z} from 'zod';

/** A version of the toolkit as authors write it. */
export const version = z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, 'expected a version like 4.0.120, in quotes');
