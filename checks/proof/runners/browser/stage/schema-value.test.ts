import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {toolkitDir} from '../../../../../scripts/toolkit/install';
import {valueOfSchema} from './schema-value';

const {z} = createRequire(path.join(toolkitDir, 'package.json'))('zod');

test('a value of a schema is one that the schema accepts, with its defaults', () => {
	const schema = z.object({
		title: z.string(),
		color: z.string().regex(/^#/),
		age: z.number().int().min(18),
		heights: z.array(z.number()).refine((list: number[]) => list.length === 4),
		side: z.enum(['left', 'right']),
		note: z.string().optional(),
		fps: z.number().default(30),
		to: z.union([z.literal('a'), z.null()]),
	});
	const value = valueOfSchema(schema);
	expect(schema.parse(value)).toEqual(value);
	expect(value).toMatchObject({title: 'Sample', side: 'left', fps: 30, to: 'a'});
});
