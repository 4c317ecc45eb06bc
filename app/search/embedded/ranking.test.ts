import {describe, expect, it} from 'vitest';
import type {IndexedPage} from '../../../pipeline/search/format';
import {createEngine} from './engine';
import {allowedEdits, standingOf} from './ranking';

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
	path,
	title,
	description: `About ${path}.`,
	group: 0,
	kind: 'guide',
	headings: [],
	...more,
});

const pages: IndexedPage[] = [
	page('/docs/interpolate-colors', 'interpolateColors()', {kind: 'api'}),
	page('/docs/interpolate', 'interpolate()', {
		kind: 'api',
		names: ['interpolate', 'Easing'],
		headings: [
			{depth: 2, text: 'Options'},
			{depth: 3, text: 'extrapolateLeft'},
		],
	}),
	page('/docs/paths/interpolate-path', 'interpolatePath()', {
		kind: 'api',
		description: 'Interpolate between paths; interpolates by points.',
	}),
	page('/docs/media/sound', '<Sound>', {kind: 'api', keywords: ['trim'], headings: [{depth: 3, text: 'level'}]}),
	page('/docs/sound/level', 'How loud a sound is'),
	page('/docs/combined', 'Compositions to render'),
	page('/docs/phones', 'React Native', {keywords: ['Expo']}),
	page('/docs/phones/android', 'Android', {kind: 'api', keywords: ['Flutter']}),
	page('/docs/apps', 'Native apps', {kind: 'index', keywords: ['Flutter', 'widgets']}),
	page('/docs/out', 'Exporting', {description: 'What can be exported, and how exports are made.'}),
	page('/docs/hosting', 'Hosting', {keywords: ['Render.com', 'fly.io']}),
	page('/docs/sound/trimming', 'Trimming a sound'),
	page('/docs/render-server', 'renderOnServer()', {kind: 'api', headings: [{depth: 3, text: '--gl'}]}),
	page('/docs/terms/sequence', 'Sequence', {kind: 'reference'}),
	page('/docs/sequence', '<Sequence>', {
		kind: 'api',
		headings: [
			{depth: 2, text: 'from'},
			{depth: 2, text: 'Sequence in a sequence'},
		],
	}),
	page('/blog/sequence', 'Sequence', {kind: 'blog', group: 1}),
	page('/docs/cli/render', 'npx remotion render', {
		kind: 'cli',
		headings: [
			{depth: 3, text: '--concurrency'},
			{depth: 3, text: '--crf'},
		],
	}),
	page('/docs/concurrency', 'Concurrency', {headings: []}),
	page('/docs/use-current-frame', 'useCurrentFrame()', {kind: 'api'}),
	page('/docs/offthreadvideo', '<OffthreadVideo>', {kind: 'api'}),
	page('/docs/player', '@remotion/player', {kind: 'index'}),
	page('/docs/transforms', 'Transforms', {description: 'How to make a transform.'}),
	page('/docs/make-transform', 'makeTransform()', {kind: 'api', description: 'Combines several into one.'}),
	page('/docs/terms/player', 'Remotion Player', {kind: 'reference'}),
	page('/docs/cli/still', 'npx remotion still', {kind: 'cli'}),
	page('/docs/still', '<Still>', {kind: 'api', keywords: ['timeout']}),
	page('/docs/timeout', 'Debugging timeouts', {kind: 'troubleshooting'}),
	page('/docs/lambda/setup', 'Setup', {links: 3}),
	page('/docs/cloudrun/setup', 'Setup', {links: 1}),
	page('/docs/audio/from-video', 'Use sound from video'),
	page('/docs/extract', 'extractSound()', {kind: 'api', description: 'Takes the sound from a video.'}),
	page('/docs/measuring', 'Measuring', {headings: [{depth: 2, text: 'The trap'}]}),
	page('/docs/hostile', '<img src=x onerror=alert(1)>', {headings: [{depth: 2, text: '<script>alert(2)</script>', id: 'x"onload="y'}]}),
];

const texts = pages.map(({path, headings}) => ({
	parts: [
		'',
		...headings.map((_, at) => (path === '/docs/measuring' ? 'Zoomed elements report wrong sizes, so divide by the scale.' : `text ${at}`)),
	],
}));

const engine = createEngine({groups: ['Docs', 'Blog'], pages}, texts);
const titles = createEngine({groups: ['Docs', 'Blog'], pages});

const ask = (query: string) => engine.search(query, {limit: 10, snippetWords: 10});

describe('SRC-09 ranking', () => {
	it.each([
		['the exact name before longer names', 'interpolate', '/docs/interpolate'],
		['a prefix of a name', 'interp', '/docs/interpolate'],
		['a keyword before longer words that begin with it', 'expo', '/docs/phones'],
		['of two pages with a keyword the overview', 'flutter', '/docs/apps'],
		['a keyword in the plural', 'widget', '/docs/apps'],
		['the beginning of a word', 'expor', '/docs/out'],
		['the shorter of two names that begin alike', 'interpol', '/docs/interpolate'],
		['a page whose title has all words before one whose name is one of them', 'trim sound', '/docs/sound/trimming'],
		['a member behind a point', 'Interpolate.extrapolateLeft', '/docs/interpolate#extrapolateleft'],
		['a member by its page and its name', 'Sequence from', '/docs/sequence#from'],
		['a member by its name and its page', 'extrapolateLeft of interpolate()', '/docs/interpolate#extrapolateleft'],
		['a flag by its command and its name', 'remotion render --crf', '/docs/cli/render#--crf'],
		['a page of two names before the member that is called so', 'sound level', '/docs/sound/level'],
		['a flag of two letters', '--gl', '/docs/render-server#--gl'],
		['what is typed but for its last letter before what it would be without it', 'playe', '/docs/player'],
		['another name of a page', 'easing', '/docs/interpolate'],
		['the API page before the term and the post', 'sequence', '/docs/sequence'],
		['a tag', '<Sequence', '/docs/sequence'],
		['an option by its heading', 'extrapolateLeft', '/docs/interpolate#extrapolateleft'],
		['a flag as a flag', '--concurrency', '/docs/cli/render#--concurrency'],
		['a word that is a flag too as a word', 'concurrency', '/docs/concurrency'],
		['camel case typed apart', 'use current frame', '/docs/use-current-frame'],
		['the end of a name', 'currentframe', '/docs/use-current-frame'],
		['a name typed in pieces', 'off thread video', '/docs/offthreadvideo'],
		['a name typed in one', 'offthreadvideo', '/docs/offthreadvideo'],
		['one wrong letter', 'sequense', '/docs/sequence'],
		['two wrong letters in a long word', 'interpulatte', '/docs/interpolate'],
		['a wrong letter inside a name', 'useCurentFrame', '/docs/use-current-frame'],
		['two letters of a short name swapped', 'sonud', '/docs/media/sound'],
		['a whole name with a letter missing before a page of its words', 'makeTrasform', '/docs/make-transform'],
		['a package as it is typed', '@remotion/player', '/docs/player'],
		['a name without its package', 'player', '/docs/player'],
		['a command without npx', 'remotion still', '/docs/cli/still'],
		['the page with that URL before one with that keyword', 'timeout', '/docs/timeout'],
		['a page known by several words that are written as one', 'render.com', '/docs/hosting'],
		['the page that more pages lead to', 'setup', '/docs/lambda/setup'],
		['the page under that part of the URL', 'cloudrun setup', '/docs/cloudrun/setup'],
		['the words of a title in their order', 'sound from video', '/docs/audio/from-video'],
		['the subject of all pages as no word', 'remotion measuring', '/docs/measuring'],
		['words of the text', 'zoomed sizes', '/docs/measuring#the-trap'],
		['a word of the title and a word of the text', 'measuring zoomed', '/docs/measuring#the-trap'],
		['most of the words when no page has all', 'why are zoomed sizes purple', '/docs/measuring#the-trap'],
	])('SRC-09 brings %s: %s', async (_, query, url) => {
		expect((await ask(query)).hits[0]?.url).toBe(url);
	});

	const clips = createEngine({
		groups: ['Docs'],
		pages: [
			page('/docs/clips', 'Clips', {kind: 'api', headings: [{depth: 3, text: '--extent'}]}),
			page('/docs/extent', 'Extent', {kind: 'api'}),
			page('/docs/clips-in-a-row', 'Clips in a row', {kind: 'api'}),
			page('/docs/shots', 'How many frames', {terms: ['extent', 'clips in a row']}),
			page('/docs/join-clips-on-disk', 'joinClipsOnDisk()', {kind: 'api', keywords: ['deprecated']}),
			page('/docs/join-clips-in-file', 'joinClipsInFile()', {kind: 'api'}),
		],
	});

	it.each([
		['the page that comes first for a word before the one that is called so', 'extent', '/docs/shots'],
		['the page that comes first for a phrase before the one that is called so', 'Clips in a row', '/docs/shots'],
		['a flag, whatever comes first for its word', '--extent', '/docs/clips#--extent'],
		['a page in use before a deprecated name', 'join clips', '/docs/join-clips-in-file'],
		['a deprecated name that is typed', 'joinClipsOnDisk', '/docs/join-clips-on-disk'],
	])('SRC-09 brings %s: %s', async (_, query, url) => {
		expect((await clips.search(query, {limit: 5, snippetWords: 5})).hits[0]?.url).toBe(url);
	});

	it('SRC-09 puts a page before its sections', async () => {
		expect((await ask('sequence')).hits.map(({url}) => url)).toEqual([
			'/docs/sequence',
			'/docs/terms/sequence',
			'/blog/sequence',
			'/docs/sequence#sequence-in-a-sequence',
		]);
	});

	it('SRC-09 puts the page of a member after it', async () => {
		expect((await ask('sequence from')).hits.slice(0, 2).map(({url}) => url)).toEqual(['/docs/sequence#from', '/docs/sequence']);
	});

	it('ASK-01 a page whose title joins two names goes by either, before sections that are called alike', async () => {
		const license = page('/docs/license', 'License & Pricing', {kind: 'legal'});
		const region = page('/docs/region', 'Choosing a region', {kind: 'api', headings: [{depth: 2, text: 'Price'}], links: 40});
		const joined = createEngine({groups: ['Docs'], pages: [region, license]});
		for (const query of ['pricing', 'license', 'License']) {
			expect((await joined.search(query, {limit: 5, snippetWords: 5})).hits[0]?.url, query).toBe('/docs/license');
		}
	});

	it('SRC-09 finds nothing for letters unlike any word, and nothing for no letters', async () => {
		expect(await ask('qqqqzzzz')).toMatchObject({hits: [], count: 0});
		expect(await ask('()')).toMatchObject({hits: [], count: 0});
	});

	it('SRC-09 answers from titles alone before the texts are there', async () => {
		expect((await titles.search('interp', {limit: 1, snippetWords: 10})).hits[0]?.url).toBe('/docs/interpolate');
		expect((await titles.search('zoomed', {limit: 1, snippetWords: 10})).count).toBe(0);
	});

	it.each([
		['crf', 0],
		['loop', 1],
		['interpolate', 2],
	])('SRC-09 in %s %i letters may be wrong', (word, edits) => {
		expect(allowedEdits(word)).toBe(edits);
	});

	it('ASK-01 a phrase finds pages that hold none of its words together', async () => {
		expect((await ask('my sizes are totally wrong somehow')).hits[0]?.url).toBe('/docs/measuring#the-trap');
		expect(await ask('purple elephants dancing')).toMatchObject({hits: [], count: 0});
	});

	it('SRC-09 offers the pages that others speak of, and says what kind a page is', async () => {
		expect(engine.popular(5).map(({url, kind}) => [url, kind])).toEqual([
			['/docs/lambda/setup', 'guide'],
			['/docs/cloudrun/setup', 'guide'],
		]);
		expect((await ask('useCurrentFrame')).hits[0]?.kind).toBe('api');
	});

	it.each([
		['a legacy page', '/docs/tailwind-legacy', '/docs/tailwind'],
		['a dated page', '/docs/lambda/feb-2023-incident', '/docs/lambda/setup'],
		['a page of another product', '/docs/recorder/setup', '/docs/lambda/setup'],
	])('SRC-09 %s ranks lower', (_, lower, higher) => {
		expect(standingOf({kind: 'guide', path: lower})).toBeLessThan(standingOf({kind: 'guide', path: higher}));
	});

	it('SRC-11 counts the groups, filters by one and skips to an offset', async () => {
		expect((await ask('sequence')).groups).toEqual([
			{name: 'Docs', count: 3},
			{name: 'Blog', count: 1},
		]);
		expect(await engine.search('sequence', {limit: 10, snippetWords: 10, group: 'Blog'})).toMatchObject({
			count: 1,
			hits: [{url: '/blog/sequence'}],
		});
		expect(await engine.search('sequence', {limit: 1, offset: 1, snippetWords: 10})).toMatchObject({
			count: 4,
			hits: [{url: '/docs/terms/sequence'}],
		});
	});

	it('SRC-12 hands titles over as text, letter by letter', async () => {
		const [hit] = (await ask('onerror')).hits;
		expect(hit?.title.map(({text}) => text).join('')).toBe('<img src=x onerror=alert(1)>');
		expect(hit?.hierarchy.lvl1).toBe('<img src=x onerror=alert(1)>');
	});
});
