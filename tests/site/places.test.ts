import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../pipeline/base/list-files';
import {contentDir} from '../../pipeline/base/site-dir';

/** The heading above the box of places in a file that has one. */
const headingOf = (file: string): string | undefined => {
	const [above, box] = readFileSync(file, 'utf8').split('\n<Compatibility');
	return box === undefined ? undefined : above?.split('\n').findLast((line) => line.startsWith('#'));
};

test('a heading says what a box of places is about', () => {
	const files = ['docs', 'partials'].flatMap((folder) => listFiles(path.join(contentDir, folder)));
	const headings = files.filter((file) => file.endsWith('.mdx')).flatMap((file) => headingOf(file) ?? []);
	expect(headings.filter((heading) => !/^## (Where|Browsers) /.test(heading))).toEqual([]);
	expect(headings.length).toBeGreaterThan(90);
});
