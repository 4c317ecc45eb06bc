import {afterAll, describe, expect, it, vi} from 'vitest';
import type {RouteEntry} from '../collections/collection';
import {docsPage, post} from '../testing/site';
import {routeTable, siteRoutes} from './routes';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

describe('route table', () => {
	it('RTE-05 has path, component, exact flag, sidebar and nested routes for every page', async () => {
		site.write('docs/index.mdx', docsPage('Home'));
		site.write('docs/alone.mdx', docsPage('Alone'));
		site.write('sidebars.json', '{"mainSidebar": [{"type": "doc", "path": "/docs"}]}');
		for (let day = 10; day < 21; day++) {
			site.write(`blog/post-${day}.mdx`, post(`Post ${day}`, `2021-01-${day}`));
		}

		const table = await routeTable({blog: {postsPerPage: 10, sidebarByYear: true}});
		expect(table.find(({path}) => path === '/docs')).toEqual({
			path: '/docs',
			component: 'docs-layout.tsx',
			exact: false,
			routes: [
				{path: '/docs/alone', component: 'doc.tsx', exact: true},
				{path: '/docs', component: 'doc.tsx', exact: true, sidebar: 'mainSidebar'},
			],
		});
		const paths = table.map(({path}) => path);
		expect(paths.filter((path) => path.startsWith('/blog/page/'))).toEqual(['/blog/page/2']);
		const short = await routeTable({blog: {postsPerPage: 4, sidebarByYear: true}});
		expect(short.filter(({path}) => path.startsWith('/blog/page/'))).toHaveLength(2);
		expect(paths).toContain('/blog/post-10');
		expect(paths.at(-1)).toBe('*');
		expect(paths.filter((path) => path !== '*' && /[*:]/.test(path))).toEqual([]);
	});

	it('RTE-05 names every component once by its file', () => {
		const files = (routes: RouteEntry[]): string[] => routes.flatMap(({component, routes: inner = []}) => [component, ...files(inner)]);
		expect(files(siteRoutes()).every((file) => /^[a-z-]+\.tsx$/.test(file))).toBe(true);
	});
});
