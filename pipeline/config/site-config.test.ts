import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {docsPage} from '../testing/site';
import {smallConfig} from '../testing/small-config';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());
const {sidebarProblems} = await import('../site/sidebars');
const {readBrowserConfig, readSiteConfig} = await import('./site-config');

const writeNavbar = (...items: unknown[]) => {
	const config = {...smallConfig, navbar: {...smallConfig.navbar, items}};
	writeFileSync(path.join(site.directory, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
};

test('sidebars that cannot be read are no fault of the configuration that names one', async () => {
	site.write('docs/index.mdx', docsPage('Home'));
	site.write('sidebars.json', '{"main": [');
	writeNavbar({type: 'docSidebar', sidebarId: 'main'});
	await expect(readSiteConfig()).resolves.toMatchObject({title: 'Videos'});
	expect(sidebarProblems()).not.toEqual([]);
});

test('the page of a dropdown is its first entry', async () => {
	site.write('docs/index.mdx', docsPage('Home'));
	const items = [{href: 'https://elsewhere.example', label: 'Elsewhere'}];
	writeNavbar({type: 'dropdown', label: 'More', to: '/docs', items}, {type: 'dropdown', label: 'None', to: '/none', items});
	const {config} = await readBrowserConfig();
	expect(config.navbar.items).toMatchObject([
		{label: 'More', to: '/docs', items: [{type: 'default', to: '/docs', label: 'More'}, {label: 'Elsewhere'}]},
		{label: 'None', items: [{label: 'Elsewhere'}]},
	]);
});
