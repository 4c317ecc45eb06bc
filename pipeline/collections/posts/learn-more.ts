import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {text} from '../../base/data/fields';
import {contentDir} from '../../base/site-dir';
import type {LearnMore} from '../../content/types';

const file = path.join(contentDir, 'learn', 'more.yml');
const schema: z.ZodType<LearnMore> = z.strictObject({
	title: text,
	cards: z.array(z.strictObject({title: text, text, path: z.string().startsWith('/', 'expected a path of this site')})).min(1),
});

/** Where to go on from the learn articles, from `content/learn/more.yml`. Nothing without that file. */
export const learnMore = (): LearnMore | null => readDataFile(file, schema) ?? null;
