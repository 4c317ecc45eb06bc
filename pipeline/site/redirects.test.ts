import {afterAll, beforeEach, expect, it, test, vi} from 'vitest';
import {formatProblem} from '../base/problems';
import {invalidate} from '../content/invalidate';
import {docsPage} from '../testing/site';
import {liveRedirects, redirectProblems} from './redirects';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const write = (redirects: Record<string, unknown>) => {
	site.write('redirects.json', JSON.stringify(redirects, undefined, '\t'));
	invalidate();
};

beforeEach(() => {
	site.remove();
	site.write('docs/support.mdx', docsPage('Support'));
	site.write('docs/help.mdx', docsPage('Help'));
	site.write('manifest/docs-routes.tsv', 'path\ttitle\n/docs/later\tLater\n');
});

it('redirects to a page once that is written', () => {
	write({'/support': '/docs/support?a=1#top', '/chat': {to: 'https://chat.example', status: 302}, '/later': '/docs/later'});
	expect(redirectProblems()).toEqual([]);
	expect([...liveRedirects()]).toEqual([
		['/support', '/docs/support?a=1#top'],
		['/chat', 'https://chat.example'],
	]);
});

test.each<[string, Record<string, unknown>, RegExp[]]>([
	['a page that exists', {'/docs/help': '/docs/support'}, [/redirects\.json:2: field "\/docs\/help": expected a path that has no page/]],
	[
		'a chain',
		{'/a': '/b', '/b': '/docs/help'},
		[/redirects\.json:2: field "\/a": expected the last URL, not \/b, which is a redirect itself/],
	],
	[
		'a loop',
		{'/a': '/b/', '/b': '/a/'},
		[/:2: field "\/a": expected the last URL, not \/b\//, /:3: field "\/b": expected the last URL, not \/a\//],
	],
	['a page that nobody promised', {'/a': '/docs/suport'}, [/:2: field "\/a": \/docs\/suport points nowhere, expected a page of content/]],
])('%s is an error that names the redirect', (_, redirects, messages) => {
	write(redirects);
	expect(redirectProblems().map(formatProblem)).toEqual(messages.map((message) => expect.stringMatching(message)));
});

test.each([
	['a key', {'docs/a': '/docs/help'}, /redirects\.json:2: field "docs\/a": expected a site path without trailing slash, got "docs\/a"/],
	['a target', {'/a': 'docs/help'}, /redirects\.json:2: field "\/a": expected a site path or a full URL, got "docs\/help"/],
	['a target on another host by accident', {'/a': '//docs/help'}, /redirects\.json:2: field "\/a": expected a site path or a full URL/],
	['a value that is no target', {'/a': 3}, /redirects\.json:2: field "\/a": expected a target or .*, got 3/],
])('%s of the wrong form is an error with its line', (_, redirects, message) => {
	write(redirects);
	expect(redirectProblems).toThrow(message);
});
