import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {docsPage} from '../testing/site';
import {smallConfig} from './test-config';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());
const {sidebarProblems} = await import('../site/sidebars');
const {readSiteConfig} = await import('./site-config');

test('sidebars that cannot be read are no fault of the configuration that names one', async () => {
	site.write('docs/index.mdx', docsPage('Home'));
	site.write('sidebars.json', '{"main": [');
	const navbar = {...smallConfig.navbar, items: [{type: 'docSidebar', sidebarId: 'main'}]};
	writeFileSync(path.join(site.directory, 'site.config.ts'), `export default ${JSON.stringify({...smallConfig, navbar})};`);
	await expect(readSiteConfig()).resolves.toMatchObject({title: 'Videos'});
	expect(sidebarProblems()).not.toEqual([]);
});
