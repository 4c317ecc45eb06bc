import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data/data-file';
import {text} from '../base/data/fields';
import {contentDir} from '../base/site-dir';
import type {SearchSubjects} from './types';

const file = path.join(contentDir, 'search.yml');
const schema: z.ZodType<SearchSubjects> = z.strictObject({title: text, queries: z.array(text).min(1)});

/** What the search page offers to search for, from `content/search.yml`. Nothing without that file. */
export const searchSubjects = (): SearchSubjects | null => readDataFile(file, schema) ?? null;
