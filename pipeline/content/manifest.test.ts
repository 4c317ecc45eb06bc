import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {formatProblem} from '../base/problems';
import {invalidate} from './invalidate';
import {manifestProblems, readManifests} from './manifest';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());
beforeEach(() => site.remove());

const write = (docs: string, others = 'path\tkind\ttitle\n'): void => {
	site.write('manifest/docs-routes.tsv', docs);
	site.write('manifest/site-routes.tsv', others);
	invalidate();
};

const HEADER = 'path\ttitle\tkind\tsidebar\tcategory\n';

test('empty cells at the end of a row count', () => {
	write(`${HEADER}/docs/\tHome\tguide\t\t\n`);
	expect([...readManifests().docs.values()]).toEqual([
		{path: '/docs', title: 'Home', kind: 'guide', sidebar: '', category: '', package: '', symbols: [], note: ''},
	]);
	expect(manifestProblems()).toEqual([]);
});

test.each<[string, string, RegExp]>([
	['columns without names', '/docs\tHome\tguide\n', /docs-routes\.tsv:1: expected the names of the columns, path and title among them/],
	[
		'spaces between cells',
		`${HEADER}/docs/a  A  guide\n`,
		/docs-routes\.tsv:2: field "path": expected a path such as .*, got "\/docs\/a {2}A {2}guide"/,
	],
	['a row without a path', `${HEADER}\n\tA\tguide\n`, /docs-routes\.tsv:3: field "path": expected a path such as .*, got ""/],
	['a page twice', `${HEADER}/docs/a\tA\n/docs/a/\tB\n`, /docs-routes\.tsv:3: field "path": a second row for \/docs\/a,/],
])('%s is an error with its line', (_, docs, message) => {
	write(docs);
	expect(manifestProblems().map(formatProblem)).toEqual([expect.stringMatching(message)]);
});

test('a page of both manifests is an error', () => {
	write(`${HEADER}/docs\tHome\n`, 'path\tkind\ttitle\n*\tnot-found\t\n/docs\tpage\tHome\n');
	expect(manifestProblems().map(formatProblem)).toEqual([
		expect.stringMatching(/site-routes\.tsv:3: field "path": a second row for \/docs/),
	]);
});
