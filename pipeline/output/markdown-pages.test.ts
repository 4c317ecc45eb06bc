import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {siteConfigSchema} from '../config/schema';
import {smallConfig} from '../config/test-config';
import {emitMarkdownPages} from './markdown-pages';

let directory: string;
const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
beforeAll(async () => {
	directory = mkdtempSync(path.join(tmpdir(), 'site-markdown-'));
	const source = {
		paths: ['/docs', '/docs/spring'],
		markdown: async (page: string) => `# Page ${page}\n\n`,
		sections: [
			{
				title: 'Docs',
				pages: [
					{title: 'Start', path: '/docs', description: 'How to start.'},
					{title: 'spring() [new]', path: '/docs/spring', description: 'A spring.'},
				],
			},
			{title: 'More', pages: [{title: 'Search', path: '/search', description: ''}]},
			{title: 'Empty', pages: []},
		],
	};
	await emitMarkdownPages(directory, source, siteConfigSchema.parse(smallConfig));
});
afterAll(() => rmSync(directory, {recursive: true}));

describe('DOC-05 Markdown for readers that are programs', () => {
	test('each page lies at its path + .md', () => {
		expect([read('docs.md'), read('docs/spring.md')]).toEqual(['# Page /docs\n', '# Page /docs/spring\n']);
	});

	test('llms.txt lists all pages by section, linked to Markdown where there is some', () => {
		expect(read('llms.txt')).toBe(`# Videos

> Made with code. Documentation of version 1.2.3.

## Docs

- [Start](https://videos.example/docs.md): How to start.
- [spring() \\[new\\]](https://videos.example/docs/spring.md): A spring.

## More

- [Search](https://videos.example/search)
`);
	});

	test('llms-full.txt holds every page with its address', () => {
		expect(read('llms-full.txt')).toContain('---\n\nSource: https://videos.example/docs/spring\n\n# Page /docs/spring\n');
		expect(read('llms-full.txt').match(/^Source: /gm)).toHaveLength(2);
	});
});
