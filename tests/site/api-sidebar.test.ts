import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {contentDir} from '../../pipeline/base/site-dir';
import {allSidebars} from '../../pipeline/content/sidebars';

/** First link of each row, by heading: how /docs/api groups the packages. */
const groupsOf = (source: string): Record<string, string[]> => {
	const groups: Record<string, string[]> = {};
	let heading = '';
	for (const line of source.split('\n')) {
		heading = /^## (.*?)(?: \[#.*)?$/.exec(line)?.[1] ?? heading;
		const target = /^\| \[[^\]]*\]\((\/docs\/[^)]+)\)/.exec(line)?.[1];
		if (heading && target) (groups[heading] ??= []).push(target);
	}
	return groups;
};

test('the API sidebar groups the packages as /docs/api does', () => {
	const groups: Record<string, string[]> = {};
	let heading = '';
	for (const item of allSidebars().find(({id}) => id === 'apiSidebar')?.items ?? []) {
		if (item.type === 'heading') heading = item.label;
		else if (heading && item.type !== 'external' && item.path) (groups[heading] ??= []).push(item.path);
	}
	expect(groups).toEqual(groupsOf(readFileSync(path.join(contentDir, 'docs/api.mdx'), 'utf8')));
	expect(Object.keys(groups).length).toBeGreaterThan(4);
});
