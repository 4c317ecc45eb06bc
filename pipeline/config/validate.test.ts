import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {smallConfig} from '../testing/small-config';
import {ConfigError, validateConfig} from './validate';

const directory = temporaryFolder();
const file = path.join(directory, 'site.config.ts');

const sidebars = {
	sidebarIds: () => ['mainSidebar', 'emptySidebar'],
	firstPage: (id: string) => (id === 'mainSidebar' ? '/docs' : undefined),
};
const version = {name: '4', label: '4.x', isLast: true, path: '/docs', mainDocId: 'intro', docs: [{id: 'intro', path: '/docs'}]};

/** Validates an object that is also in a file, one top-level field a line. */
const validate = (value: Record<string, unknown>) => {
	const fields = Object.entries(value).map(([key, field]) => `\t${key}: ${JSON.stringify(field)},`);
	writeFileSync(file, ["import {defineConfig} from './define';", 'export default defineConfig({', ...fields, '});'].join('\n'));
	return validateConfig(value, file, sidebars);
};
const withItems = (...items: unknown[]) => ({...smallConfig, navbar: {...smallConfig.navbar, items}});

const faults: [string, Record<string, unknown>, string][] = [
	[
		'an unknown navbar item type',
		withItems({to: '/docs', label: 'Docs'}, {type: 'foo'}),
		'navbar.items[1].type: unknown item type, expected one of default, dropdown, html, doc, docSidebar, search, askAi, colorMode, docsVersionDropdown, localeDropdown, got "foo"',
	],
	[
		'an unknown item type inside a dropdown',
		withItems({type: 'dropdown', label: 'More', items: [{type: 'search'}]}),
		'navbar.items[0].items[0].type: unknown item type, expected one of default, html, doc, docSidebar, got "search"',
	],
	[
		'a docs sidebar with nothing to link to',
		withItems({type: 'docSidebar', sidebarId: 'emptySidebar'}),
		'navbar.items[0].sidebarId: docs sidebar with nothing to link to: expected "emptySidebar" to have at least one written page',
	],
	[
		'an unknown docs sidebar',
		withItems({type: 'docSidebar', sidebarId: 'nope'}),
		'navbar.items[0].sidebarId: expected a sidebar of content/sidebars.json (mainSidebar, emptySidebar), got "nope"',
	],
	[
		'an unknown docs version name',
		{...withItems({type: 'doc', docId: '/docs', version: '9'}), versions: [version]},
		'navbar.items[0].version: unknown docs version name, expected one of 4, got "9"',
	],
	[
		'an unknown name in the version dropdown',
		{...withItems({type: 'docsVersionDropdown', versions: ['4', '9']}), versions: [version]},
		'navbar.items[0].versions[1]: unknown docs version name, expected one of 4, got "9"',
	],
	[
		'a pattern that is no regular expression',
		{...smallConfig, search: {externalUrlRegex: '('}},
		'search.externalUrlRegex: expected a regular expression, got "("',
	],
	[
		'a path where no search page is',
		{...smallConfig, search: {searchPagePath: 'find'}},
		'search.searchPagePath: expected "search", where the search page is, or false, got "find"',
	],
	[
		'a version dropdown without versions',
		withItems({type: 'docsVersionDropdown'}),
		'navbar.items[0].type: unknown docs version name, expected a `versions` field with the versions to choose from',
	],
	[
		'a default locale without configuration',
		{...smallConfig, locales: {default: 'de', list: [{code: 'en', label: 'English', direction: 'ltr', tag: 'en'}]}},
		'locales.default: missing locale config, expected one of en, got "de"',
	],
	[
		'a locale dropdown without locales',
		withItems({type: 'localeDropdown'}),
		'navbar.items[0].type: missing locale config, expected a `locales` field with the languages to choose from',
	],
	[
		'a navbar item that cannot be rendered: no label',
		withItems({to: '/docs'}),
		'navbar.items[0]: expected a `label`, `html` or `ariaLabel`',
	],
	[
		'a navbar item that cannot be rendered: no target',
		withItems({label: 'Docs'}),
		'navbar.items[0]: expected either `to` (a page of the site) or `href` (an external URL)',
	],
	[
		'a navbar item that cannot be rendered: empty HTML',
		withItems({type: 'html', value: ''}),
		'navbar.items[0].value: expected a text that is not empty, got ""',
	],
	[
		'an unknown field',
		withItems({label: 'Docs', to: '/docs', colour: 'red'}),
		'navbar.items[0].colour: unknown name, expected one of type, position, to, href, label, html, icon, ariaLabel, description, activeBasePath, activeBaseRegex, activeSidebar',
	],
	['a missing field', {...smallConfig, title: undefined}, 'title: expected string, but the field is missing'],
	['a wrong type', {...smallConfig, baseUrlIssueBanner: 'yes'}, 'baseUrlIssueBanner: expected boolean, got "yes"'],
	[
		'a path with a slash at its end',
		withItems({label: 'Docs', to: '/docs/'}),
		'navbar.items[0].to: expected a site path such as /docs/spring, without a slash at its end, got "/docs/"',
	],
	[
		'a URL without https',
		{...smallConfig, url: 'http://videos.example'},
		'url: expected a URL that starts with https://, got "http://videos.example"',
	],
	[
		'an invalid regular expression',
		withItems({label: 'Docs', to: '/docs', activeBaseRegex: '('}),
		'navbar.items[0].activeBaseRegex: expected a regular expression, got "("',
	],
	[
		'a provider without its URL',
		{...smallConfig, assistant: {provider: 'endpoint'}},
		'assistant.endpoint: expected a URL, because the provider is "endpoint"',
	],
	[
		'half of the search credentials',
		{...smallConfig, search: {appId: 'A1'}},
		'search: expected all or none of `appId`, `apiKey` and `indexName`',
	],
];

describe('CFG-01 the site configuration', () => {
	test.each(faults)('names the line and field of %s', (_, value, message) => {
		const key = /^\w+/.exec(message)?.[0] ?? '';
		const given = Object.entries(value)
			.filter(([, field]) => field !== undefined)
			.map(([name]) => name);
		const line = given.includes(key) ? given.indexOf(key) + 3 : 2;
		const clean = Object.fromEntries(given.map((name) => [name, value[name]]));
		const [field, expected] = message.split(/: (.*)/s);
		expect(() => validate(clean)).toThrow(new ConfigError([{file, line, field, message: expected!}]));
	});

	test('lists every problem in one error', () => {
		const value = {...withItems({type: 'foo'}, {label: 'Docs'}), blog: {postsPerPage: 0}};
		expect(() => validate(value)).toThrow(/items\[0\]\.type.*\n.*items\[1\].*\n.*blog\.postsPerPage/);
	});

	test('is an object', () => {
		expect(() => validateConfig(3, '/nowhere/site.config.ts')).toThrow('site.config.ts:1: expected object, got 3');
	});

	test('gets its defaults when it is valid', () => {
		const config = validate({...withItems({label: 'Docs', to: '/docs'}), versions: [version]});
		expect(config).toMatchObject({
			baseUrl: '/',
			locales: {default: 'en', list: [{code: 'en', label: 'English', direction: 'ltr', tag: 'en'}]},
			colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
			tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
			blog: {postsPerPage: 10, sidebarByYear: true},
			search: {placeholder: 'Search docs', searchPagePath: 'search', contextualSearch: false},
			navbar: {items: [{type: 'default', position: 'left', label: 'Docs', to: '/docs'}]},
		});
	});
});
