import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {docsPage, post} from '../testing/site';

/** The page type that CONTRIBUTING.md adds, step by step. */
const site = await vi.hoisted(async () => {
	const created = (await import('../testing/site')).createTestSite();
	process.env.BUILD_DIR = `${created.directory}/build`;
	return created;
});
afterAll(() => site.remove());

const {repoDir, clientDir} = await import('../base/site-dir');
const {smallConfig} = await import('../testing/small-config');
const {siteConfigSchema} = await import('../config/schema');
const {writeInto} = await import('../output/files');
const {invalidate} = await import('../content/invalidate');
const {pageExists} = await import('../site/addresses');
const {listPages} = await import('../site/page-lists');
const {prerenderPaths} = await import('../site/prerender-paths');
const {routeTable, siteRoutes, writtenRoutes} = await import('../site/routes');
const {readDigests} = await import('../output/digest');
const {searchFiles} = await import('../search/files');
const {ogCards} = await import('../../scripts/render/og-cards');
const {emitAll} = await import('../output/emit-all');
const {events, listEvents} = await import('../testing/events');
const {collections} = await import('.');

const meetup = '/events/meetup';
const config = siteConfigSchema.parse(smallConfig);

const html = (sitePath: string) => {
	const url = config.url + sitePath;
	return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><link rel="canonical" href="${url}"/><meta property="og:title" content="Title of ${sitePath}"/></head><body><main><h1>Main of ${sitePath}</h1></main></body></html>`;
};

beforeAll(() => {
	collections.push(events);
	site.write(
		'events.yml',
		'- slug: meetup\n  title: A meetup\n  description: An evening of talks about videos.\n  place: A hall by the river\n',
	);
	site.write('../site.config.ts', `export default ${JSON.stringify(smallConfig)};`);
	site.write('blog/first.mdx', post('First', '2021-01-01'));
});

describe('a new page type', () => {
	test('is the one that CONTRIBUTING.md shows', () => {
		const guide = readFileSync(path.join(repoDir, 'CONTRIBUTING.md'), 'utf8');
		const example = readFileSync(path.join(repoDir, 'pipeline/testing/events.ts'), 'utf8');
		expect(guide).toContain(`\`\`\`ts\n${example.replace('../collections/collection', './collection')}\`\`\``);
	});

	test('has routes, paths and a place in the lists of pages', async () => {
		expect(siteRoutes()).toContainEqual({path: '/events/:slug', component: 'event.tsx', exact: true});
		expect(routeTable(config)).toContainEqual({path: meetup, component: 'event.tsx', exact: true});
		expect(await prerenderPaths()).toEqual(expect.arrayContaining(['/events', meetup]));
		expect(['/events', meetup, '/events/none'].map(pageExists)).toEqual([true, true, false]);
		expect(
			listPages()
				.find(({title}) => title === 'Events')
				?.pages.map((each) => each.path),
		).toEqual(['/events', meetup]);
		expect(listEvents()).toMatchObject([{path: meetup, place: 'A hall by the river'}]);
	});

	test('is found by its own words, and has its Open Graph picture', async () => {
		const {titles, texts} = searchFiles(await readDigests());
		const at = titles.pages.findIndex((each) => each.path === meetup);
		expect(titles.pages[at]).toMatchObject({title: 'A meetup', kind: 'event', group: titles.groups.indexOf('Events')});
		expect(texts[at]).toEqual({parts: ['A hall by the river']});
		expect(ogCards()).toMatchObject({events: {title: 'Meet in person'}});
	});

	test('is in the sitemap and in llms.txt, and has a Markdown form', async () => {
		for (const sitePath of await prerenderPaths()) {
			await writeInto(clientDir, path.join(sitePath.slice(1), 'index.html'), html(sitePath));
		}

		await emitAll(config);
		const read = (name: string) => readFileSync(path.join(clientDir, name), 'utf8');
		expect(read('sitemap.xml')).toContain(`<loc>${config.url}${meetup}</loc>`);
		expect(read('llms.txt')).toContain(`[A meetup](${config.url}${meetup}.md)`);
		expect(read('events/meetup.md')).toContain(`title: Title of ${meetup}`);
		expect(read('events/meetup.md')).toContain(`# Main of ${meetup}`);
	});

	test('has no pages and no routes on a site without its content', () => {
		site.write('events.yml', '[]');
		expect(writtenRoutes(config).some((route) => route.path.startsWith('/events'))).toBe(false);
	});

	test('says which of its pages no route of it matches', () => {
		collections.push({id: 'stray', routes: [], paths: () => ['/stray']});
		expect(() => routeTable(config)).toThrow('The collection "stray" has a page /stray and no route for it');
		collections.pop();
	});
});

test('each top-level category of each sidebar has a card under the slug of its label; single pages have none', () => {
	site.write('docs/player.mdx', docsPage('Player'));
	const entries = [
		{type: 'category', label: '@remotion/player', items: [{type: 'doc', path: '/docs/player'}]},
		{type: 'doc', path: '/docs/player'},
	];
	site.write('sidebars.json', JSON.stringify({mainSidebar: entries}));
	invalidate();
	const names = Object.keys(ogCards()).filter((name) => name.startsWith('docs-'));
	expect(names).toEqual(['docs-remotionplayer']);
	expect(ogCards()['docs-remotionplayer']?.title).toBe('@remotion/player');
});
