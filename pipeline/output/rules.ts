import {FRAME_PATH} from '../../app/playground/files';
import {passagesPath} from '../assistant/format';

const forever = 'public, max-age=31536000, immutable';
const minutes = 'public, max-age=300';
const always = 'public, max-age=0, must-revalidate';

/**
 * What is sent with a file: how long it may be kept, its type where its ending doesn't say it, a sandbox for pages that must not
 * have an origin, and whether pages of other sites may read it. `pattern` is a path with at most one `*`; `known` are paths
 * among those that pages may link to.
 */
export type OutputRule = {pattern: string; cache: string; type?: string; sandbox?: string; shared?: true; known?: readonly string[]};

/**
 * Everything that a site answers besides its pages. The first rule that fits a path counts. `outputs.ts` says what is written
 * for each; this half imports no makers, because the server reads it, too.
 */
export const outputRules = {
	// Scripts of the app, and those of the playground's frame.
	assets: {pattern: '/assets/*', cache: forever},
	posters: {pattern: '/media/posters/*', cache: forever},
	sidebars: {pattern: '/sidebars/*.json', cache: minutes},
	searchText: {pattern: '/search/text.*', cache: forever},
	searchTitles: {pattern: '/search/titles.*', cache: minutes},
	passages: {pattern: passagesPath('/*'), cache: minutes},
	hovers: {pattern: '/hovers/*.json', cache: minutes},
	// Code of readers runs in there: even opened by itself, the page has no origin.
	playgroundFrame: {pattern: `${FRAME_PATH}*`, cache: always, type: 'text/html; charset=utf-8', sandbox: 'allow-scripts'},
	playgroundData: {pattern: '/playground/*.json', cache: minutes},
	facts: {pattern: '/facts/*.json', cache: minutes, shared: true, known: ['/facts/index.json', '/facts/schema.json']},
	skills: {pattern: '/.well-known/agent-skills/index.json', cache: minutes, shared: true},
	// Written by the router. A prefetched answer is used only if it may be kept.
	pageData: {pattern: '/*.data', cache: minutes, type: 'text/x-script; charset=utf-8'},
	markdown: {pattern: '/*.md', cache: always, type: 'text/markdown; charset=utf-8', shared: true},
	texts: {
		pattern: '/*.txt',
		cache: always,
		type: 'text/plain; charset=utf-8',
		shared: true,
		known: ['/llms.txt', '/llms-full.txt', '/system-prompt.txt'],
	},
	sitemap: {pattern: '/sitemap.xml', cache: always},
	openSearch: {pattern: '/opensearch.xml', cache: always, type: 'application/opensearchdescription+xml; charset=utf-8'},
	rss: {pattern: '/blog/rss.xml', cache: always},
	atom: {pattern: '/blog/atom.xml', cache: always},
	jsonFeed: {pattern: '/blog/feed.json', cache: always},
} as const satisfies Record<string, OutputRule>;

export type OutputName = keyof typeof outputRules;

/** The rules in order of precedence. */
export const fileRules: readonly OutputRule[] = Object.values(outputRules);

/** The rule for everything else, pages among it. */
export const pageRule: OutputRule = {pattern: '/*', cache: always};

const fits = (pattern: string, path: string): boolean => {
	const [start = '', end] = pattern.split('*');
	return end === undefined ? path === pattern : path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
};

/** The rule for a file; undefined for anything else. */
export const fileRuleFor = (path: string): OutputRule | undefined => fileRules.find(({pattern}) => fits(pattern, path));

/** The rule for a path. */
export const ruleFor = (path: string): OutputRule => fileRuleFor(path) ?? pageRule;

/** The URL of an output with this name in place of the `*`. */
export const addressOf = (output: OutputName, name: string): string => outputRules[output].pattern.replace('*', name);

/** What replaces the `*` in an output's URL. */
export const nameIn = (output: OutputName, address: string): string => {
	const [start = '', end = ''] = outputRules[output].pattern.split('*');
	return address.slice(start.length, address.length - end.length);
};

/** The name of a page in the URLs of its outputs: its path, `index` for the home page. */
export const pageName = (path: string): string => (path === '/' ? 'index' : path.slice(1));

/** Where the Markdown form of a page is. */
export const markdownPath = (page: string): string => addressOf('markdown', pageName(page));

/** The files that pages may link to. */
export const knownFiles: readonly string[] = fileRules.flatMap(({pattern, known = []}) => (pattern.includes('*') ? known : [pattern]));
