import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {repoDir} from '../../base/site-dir';
import {invalidate} from '../../content/invalidate';
import {pageExists} from '../../site/addresses';
import {listPages} from '../../site/page-lists';
import {routeTable} from '../../site/routes';
import {post} from '../../testing/site';
import {companyPage} from './company';
import {expertPage} from './expert-page';
import {listExperts} from './experts';

const site = await vi.hoisted(async () => (await import('../../testing/site')).createTestSite());
afterAll(() => site.remove());
beforeEach(() => invalidate());

const blog = {postsPerPage: 10, sidebarByYear: true};
const ada = {slug: 'ada', name: 'Ada', website: null, x: null, github: 'ada', linkedin: null, since: '2022-01-01', works: []};
const experts = (...people: object[]) => site.write('experts/experts.json', JSON.stringify(people, null, '\t'));
const company = (rest: string) =>
	site.write(
		'company/about.yml',
		`title: About\ndescription: A sentence that is long enough to be the description of a page.\nheading: Hello\nlead: Some words.\n${rest}`,
	);

describe('experts', () => {
	it('EXP-01 has 18 profiles, each with a description of its own that fits', () => {
		site.write('experts/experts.json', readFileSync(path.join(repoDir, 'content/experts/experts.json'), 'utf8'));
		const listed = listExperts();
		expect(listed).toHaveLength(18);
		expect(new Set(listed.map(({description}) => description)).size).toBe(18);
		for (const {description, links} of listed) {
			expect(description.length, description).toBeGreaterThanOrEqual(50);
			expect(description.length, description).toBeLessThanOrEqual(160);
			expect(links.length).toBeGreaterThan(0);
		}
	});

	it('EXP-01 gives every expert a route, and none to anybody else', async () => {
		experts(ada, {...ada, slug: 'bob', name: 'Bob'});
		const paths = (await routeTable({blog})).map((route) => route.path).filter((route) => route.startsWith('/experts'));
		expect(paths).toEqual(['/experts', '/experts/ada', '/experts/bob']);
		expect([pageExists('/experts/ada'), pageExists('/experts/eve')]).toEqual([true, false]);
		expect(listPages().map(({title, pages}) => [title, pages.length])).toEqual([['Experts', 3]]);
	});

	it('EXP-01 lists by name and turns handles into URLs', () => {
		experts({...ada, name: 'Zoe', slug: 'zoe', x: 'zoe', linkedin: 'in/zoe/'}, ada);
		expect(listExperts().map(({name}) => name)).toEqual(['Ada', 'Zoe']);
		expect(listExperts()[1]?.links.map(({href}) => href)).toEqual([
			'https://github.com/ada',
			'https://x.com/zoe',
			'https://www.linkedin.com/in/zoe/',
		]);
	});

	it('EXP-01 tells where else the site speaks of somebody, and leads from profile to profile in a circle', async () => {
		experts({...ada, name: 'Ada Lovelace'}, {...ada, slug: 'bob', name: 'Bob'}, {...ada, slug: 'eve', name: 'Eve', since: '2024-05-01'});
		site.write('success-stories/engine.mdx', post('An engine', '2024-02-01', 'Made by [Ada][profile].\n\n[profile]: /experts/ada\n'));
		site.write('success-stories/sample.mdx', post('A sample', '2024-02-02', '```text\n[Ada](/experts/ada)\n```\n'));
		const links = [{type: 'website', url: 'https://example.org'}];
		site.write(
			'showcase/community.json',
			JSON.stringify([{title: 'Notes - A film', author: 'Ada Lovelace', authorUrl: null, width: 2, height: 1, links}]),
		);
		invalidate();
		const page = await expertPage('/experts/ada');
		expect(page?.mentions).toEqual([
			{title: 'An engine', kind: 'Success story', path: '/success-stories/engine'},
			{title: 'Notes', kind: 'Showcase', path: '/showcase#community'},
		]);
		expect([page?.previous?.title, page?.next?.title, page?.years]).toEqual(['Eve', 'Bob', [2022, 2024]]);
		expect((await expertPage('/experts/eve'))?.next?.path).toBe('/experts/ada');
		expect(await expertPage('/experts/nobody')).toBeUndefined();
	});

	it.each([
		['a URL as user name', {github: 'https://github.com/ada'}, /experts\.json:7: field "\[0\]\.github": expected a user name/],
		['a day that is none', {since: '2022-13-01'}, /field "\[0\]\.since": expected a date as YYYY-MM-DD/],
		['an unknown field', {email: 'ada@example.org'}, /field "\[0\]\.email": unknown name/],
	])('names file, line and field of %s', (_, fault, message) => {
		experts({...ada, ...fault});
		expect(listExperts).toThrow(message);
	});

	it('refuses a slug that is taken', () => {
		experts(ada, ada);
		expect(listExperts).toThrow(/field "\[1\]\.slug": is taken, expected each slug once, got "ada"/);
	});
});

describe('company pages', () => {
	beforeEach(() => {
		experts(ada);
		site.write('blog/first.mdx', post('First', '2021-02-08'));
	});

	it('leaves out links to pages that are promised and not written', () => {
		site.write('manifest/site-routes.tsv', 'path\tkind\ttitle\n/blog/later\tpost\tLater\n');
		company(
			'sections:\n  - title: A\n    items:\n      - {title: B, text: C, links: [{label: Later, to: /blog/later}, {label: Blog, to: /blog}]}\n',
		);
		expect(companyPage('about')?.sections[0]?.items[0]?.links).toEqual([{label: 'Blog', href: '/blog'}]);
	});

	it('takes title and date of a milestone from its post', () => {
		company('milestones: [/blog/first]\nsections:\n  - title: A\n    items:\n      - {title: B, text: C}\n');
		expect(companyPage('about')?.milestones).toEqual([{path: '/blog/first', title: 'First', date: '2021-02-08'}]);
	});

	it('names file, line and field of a link that leads nowhere', () => {
		company(
			'sections:\n  - title: A\n    items:\n      - title: B\n        text: C\n        links:\n          - {label: D, to: /nowhere}\n',
		);
		expect(() => companyPage('about')).toThrow(/about\.yml:\d+: field "sections\[0\]\.items\[0\]\.links\[0\]/);
	});

	it('has no page and no route without a file', async () => {
		company('sections:\n  - title: A\n    items:\n      - {title: B, text: C}\n');
		expect(companyPage('contact')).toBeUndefined();
		expect((await routeTable({blog})).some(({path: route}) => route === '/contact')).toBe(false);
	});
});
