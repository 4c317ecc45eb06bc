import {readFileSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../../pipeline/base/site-dir';
import {expect, test} from '../support/sites/built-test';

type Facts = {slug: string; cliId: string; title: string; repo: string; kinds: string[]};

const templates = JSON.parse(readFileSync(path.join(repoDir, 'content/templates/templates.json'), 'utf8')) as Facts[];

test('TPL-01 every template has a page with preview, command, source and contents', async ({get}) => {
	expect(templates.length).toBeGreaterThan(10);
	for (const {slug, cliId, repo, kinds} of templates) {
		const response = await get(`/templates/${slug}`);
		expect(response.status, slug).toBe(200);
		const html = (await response.text()).replaceAll(/<\/?span[^>]*>/g, '');
		expect(html, slug).toContain(`data-demo="template-${slug}"`);
		for (const command of ['npx create-video@latest', 'yarn create video', 'pnpm create video', 'bun create video']) {
			expect(html, slug).toContain(`${command} --${cliId}`);
		}

		expect(html, slug).toContain(`href="https://github.com/${repo}"`);
		expect(html, slug).toContain('What’s inside');
		expect(html, slug).toContain(kinds.join(', '));
	}
});

test('TPL-01 an unknown template is not found', async ({get}) => {
	expect((await get('/templates/no-such-template')).status).toBe(404);
});
