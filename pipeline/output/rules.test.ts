import {describe, expect, it} from 'vitest';
import {addressOf, fileRuleFor, knownFiles, markdownPath, nameIn, outputRules} from './rules';

describe('rules of outputs', () => {
	it.each([
		['/docs/spring.md', outputRules.markdown],
		['/docs/spring.data', outputRules.pageData],
		['/search/text.0123456789.json', outputRules.searchText],
		['/playground/frame', outputRules.playgroundFrame],
		['/playground/sources/a.json', outputRules.playgroundData],
		['/sitemap.xml', outputRules.sitemap],
		['/docs/sitemap.xml', undefined],
		['/blog/4-0', undefined],
		['/.md', outputRules.markdown],
		['/facts.json', undefined],
	])('are looked up by path: %s', (path, rule) => {
		expect(fileRuleFor(path)).toBe(rule);
	});

	it('say where the output of a page or name lies, and back', () => {
		expect([markdownPath('/'), markdownPath('/docs/a')]).toEqual(['/index.md', '/docs/a.md']);
		expect(nameIn('sidebars', addressOf('sidebars', 'main'))).toBe('main');
		expect(addressOf('sitemap', 'main')).toBe('/sitemap.xml');
	});

	it('name the files that pages may link to, and each of those has its own rule', () => {
		expect(knownFiles).toEqual(expect.arrayContaining(['/llms.txt', '/sitemap.xml', '/blog/rss.xml', '/facts/index.json']));
		expect(knownFiles.filter((file) => file.includes('*') || !fileRuleFor(file))).toEqual([]);
	});
});
