import {z} from 'zod';
import {typographic} from '../text/typographic';

/** Fields that several data files have. */

/** Words. Authors type quotation marks straight; the value has typographic ones. */
export const text = z
	.string()
	.trim()
	.min(1, 'expected some text')
	.transform((words) => typographic(words));

const DESCRIPTION = {min: 50, max: 160};

/** What search engines show below the title. */
export const description = text.refine(({length}) => length >= DESCRIPTION.min && length <= DESCRIPTION.max, {
	error: ({input}) => `expected ${DESCRIPTION.min} to ${DESCRIPTION.max} characters instead of ${String(input).length}`,
});

/** A version of the toolkit. */
export const version = z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, 'expected a version like 4.0.120, in quotes');
