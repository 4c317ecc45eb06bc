import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {contentDir} from '../../pipeline/base/site-dir';
import {readManifests} from '../../pipeline/content/manifest';
import {allSidebars} from '../../pipeline/site/sidebars';

/** Headings of /docs/api and the first link of each of its rows. */
const rowsOf = (source: string): string[] =>
	source
		.split('\n')
		.flatMap((line) => /^## (.*?)(?: \[#.*)?$/.exec(line)?.[1] ?? /^\| \[[^\]]*\]\((\/docs\/[^)]+)\)/.exec(line)?.[1] ?? []);

test('the API sidebar groups the packages as /docs/api does', () => {
	const items = allSidebars().find(({id}) => id === 'apiSidebar')?.items ?? [];
	const shown = items.slice(1).map((item) => (item.type === 'heading' ? item.label : 'path' in item ? item.path : item.label));
	const rows = rowsOf(readFileSync(path.join(contentDir, 'docs/api.mdx'), 'utf8'));
	expect(shown).toEqual(rows.slice(rows.indexOf('Core'), rows.indexOf('Where a package runs')));
	expect(shown.length).toBeGreaterThan(40);
});

test('a page that the manifest puts into a sidebar is there', () => {
	const listed = new Map(allSidebars().map(({id, spots}) => [id, spots]));
	const promised = [...readManifests().docs.values()].filter(({sidebar}) => sidebar !== '');
	expect(promised.filter(({path: page, sidebar}) => !listed.get(sidebar)?.has(page)).map(({path: page}) => page)).toEqual([]);
	expect(promised.length).toBeGreaterThan(600);
});
