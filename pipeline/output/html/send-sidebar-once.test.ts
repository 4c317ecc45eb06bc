import {expect, test} from 'vitest';
import {changeRouterData} from './router-data';
import {sendSidebarOnce} from './send-sidebar-once';

const page = (values: unknown[]) =>
	`<body><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(values)}\n`)});</script></body>`;

const dataOf = (html: string): unknown[] => {
	let found: unknown[] = [];
	changeRouterData(html, (values) => {
		found = values;
		return values;
	});
	return found;
};

/** `{page: {title: 'Spring', sidebar: {id: 'api', items: [{label: 'Spring', path: '/docs/spring'}]}}}` in the router's form. */
const values = [
	{_1: 2},
	'page',
	{_3: 4, _5: 6},
	'title',
	'Spring',
	'sidebar',
	{_7: 8, _9: 10},
	'id',
	'api',
	'items',
	[11],
	{_12: 4, _13: 14},
	'label',
	'path',
	'/docs/spring',
];

test('the entries of the sidebar are left out, with what only they name; all else keeps its index', () => {
	const slim = dataOf(changeRouterData(page(values), sendSidebarOnce));
	expect(slim).toEqual([{_1: 2}, 'page', {_3: 4, _5: 6}, 'title', 'Spring', 'sidebar', {_7: 8}, 'id', 'api', 0, 0, 0, 0, 0, 0]);
});

test('a list that begins with a name, such as a date, keeps what it may mean', () => {
	const dated = [{_1: 2}, 'date', ['D', 3], 'kept'];
	expect(dataOf(changeRouterData(page(dated), sendSidebarOnce))).toEqual(dated);
});

test.each([
	['a page without a sidebar', page([{_1: 2}, 'title', 'Spring'])],
	['a page without data', '<body></body>'],
])('%s stays', (_, html) => {
	expect(changeRouterData(html, sendSidebarOnce)).toBe(html);
});
