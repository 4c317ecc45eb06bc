import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {text} from '../../base/data/fields';
import {contentDir} from '../../base/site-dir';
import type {CommunityEntry} from './types';

const address = z.url({protocol: /^https?$/, error: 'expected a full URL that starts with https://'});
const pixels = z.int('expected a whole number of pixels').positive();

/** What `content/showcase/community.json` holds: videos that others made, in the order in which they are shown. */
export const communitySchema = z.array(
	z.strictObject({
		title: text,
		author: text.nullable(),
		authorUrl: address.nullable(),
		width: pixels,
		height: pixels,
		description: text.optional(),
		links: z.array(
			z.strictObject({
				type: z.enum(['video', 'website', 'source_code', 'tutorial'], 'expected video, website, source_code or tutorial'),
				url: address,
			}),
		),
	}),
);

const file = path.join(contentDir, 'showcase', 'community.json');

/** The videos of others. Empty without the file; throws with line and field when it is faulty. */
export const listCommunity = (): CommunityEntry[] => readDataFile(file, communitySchema) ?? [];
