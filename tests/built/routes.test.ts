import {unescapeHtml} from '../../pipeline/base/text/escape-html';
import type {RouteEntry} from '../../pipeline/collections/collection';
import {readSiteConfig} from '../../pipeline/config/site-config';
import {readManifests} from '../../pipeline/content/manifest';
import {routeTable} from '../../pipeline/site/routes';
import {builtPages} from '../support/sites/built-site';
import {expect, test} from '../support/sites/built-test';

const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');

test('RTE-01 every path of the manifests answers with its own title and content', async ({get}) => {
	const {docs, site} = readManifests();
	const rows = [...docs.values(), ...site.values()].filter(({path: route}) => !route.includes('*'));
	expect(rows.length).toBeGreaterThanOrEqual(840);

	const titles = new Map<string, string>();
	for (const {path: route, title} of rows) {
		const response = await get(route);
		expect(response.status, route).toBe(200);
		const html = await response.text();
		const documentTitle = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
		expect(titles.get(documentTitle), `${route} has the title of another page`).toBeUndefined();
		titles.set(documentTitle, route);
		const main = textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
		expect(main.trim().length, `${route} has content`).toBeGreaterThan(60);
		expect(main, route).not.toMatch(/lorem ipsum|coming soon|placeholder page|under construction/i);
		if (route.startsWith('/docs')) {
			const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
			expect(unescapeHtml(heading), route).toBe(title);
		}
	}
});

test('RTE-05 one typed table lists every built page with component, exact flag, sidebar and nested routes', async () => {
	const table = await routeTable(await readSiteConfig());
	const flat: RouteEntry[] = [];
	const visit = (routes: RouteEntry[]) => {
		for (const route of routes) {
			flat.push(route);
			visit(route.routes ?? []);
		}
	};
	visit(table);

	const listed = new Set(flat.filter(({exact, path: route}) => exact && !route.includes(':')).map(({path: route}) => route));
	for (const page of builtPages('docs')) {
		expect(listed, page).toContain(page);
	}

	const docs = table.find(({path: route}) => route === '/docs');
	expect(docs?.exact).toBe(false);
	expect(docs?.routes?.find(({path: route}) => route === '/docs/layers')).toMatchObject({
		component: 'doc.tsx',
		exact: true,
		sidebar: 'mainSidebar',
	});
	expect(docs?.routes?.find(({path: route}) => route === '/docs/api')).toMatchObject({sidebar: 'apiSidebar'});
});

/** Local URLs of the links in some HTML, each once. */
const localLinks = (html: string) => new Set([...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href]) => unescapeHtml(href!)));

test('RTE-01 every link of the home page leads somewhere', async ({get, read}) => {
	const html = await read('/');
	const links = localLinks(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
	expect(links.size).toBeGreaterThan(20);
	for (const link of links) {
		expect((await get(link)).status, link).toBe(200);
	}
});

test('NAV-02 no entry of the navbar or footer is dead', async ({get, read}) => {
	const html = await read('/');
	const links = localLinks(html.replace(/<main[\s\S]*<\/main>/, ''));
	expect(links.size).toBeGreaterThan(5);
	for (const link of links) {
		expect((await get(link)).status, link).toBe(200);
	}
});
