import {readFileSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../../pipeline/base/site-dir';
import {expect, test} from '../support/sites/built-test';

const experts = JSON.parse(readFileSync(path.join(repoDir, 'content/experts/experts.json'), 'utf8')) as {slug: string; name: string}[];

test('EXP-01 every expert has a profile with name and links', async ({get}) => {
	expect(experts.length).toBeGreaterThan(10);
	for (const {slug, name} of experts) {
		const response = await get(`/experts/${slug}`);
		expect(response.status, slug).toBe(200);
		const html = await response.text();
		expect(html, slug).toContain(name);
		expect(html, slug).toContain('href="https://');
	}
});

test('EXP-01 read aloud or as Markdown, a link has a space between its label and the name behind it', async ({read}) => {
	for (const {slug} of experts) {
		expect(await read(`/experts/${slug}.md`), slug).not.toMatch(/\[(?:GitHub|LinkedIn|Website|X)(?! |\])/);
	}
});
