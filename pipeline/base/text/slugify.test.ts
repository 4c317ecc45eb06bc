import {expect, test} from 'vitest';
import {slugify} from './slugify';

test.each([
	['Remotion', 'remotion'],
	['API: @remotion/media-utils', 'api-remotion-media-utils'],
	['What is new?', 'what-is-new'],
	['2nd — take', '2nd-take'],
	['«»', ''],
])('a title as an id: %s', (title, slug) => expect(slugify(title)).toBe(slug));
