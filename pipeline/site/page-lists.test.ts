import {expect, test} from 'vitest';
import {listPages} from './page-lists';

test('a section whose sidebar and category have one name says it once', () => {
	const titles = listPages().map(({title}) => title);
	expect(titles).toContain('Recorder');
	expect(titles.filter((title) => /^(.+): \1$/.test(title))).toEqual([]);
});
