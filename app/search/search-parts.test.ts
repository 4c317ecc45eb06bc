import {describe, expect, it} from 'vitest';
import {highlight, marksFor, snippet} from './embedded/results/highlight';
import {overview} from './embedded/results/overview';
import {parentsOf, readHit, titleOf} from './hit';
import {facetFilters} from './hosted/facet-filters';
import {hitFromProvider, piecesOf} from './hosted/hosted-hit';
import {kindName} from './kind-name';
import {localUrl} from './local-url';
import {addFavorite, addRecent, readSaved, remove, type SavedSearches, shownRecent} from './saved-searches';
import type {Hit, Piece} from './types';

const shown = (pieces: Piece[]): string => pieces.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

const hit = (name: string): Hit => ({
	objectID: name,
	url: `/docs/${name}`,
	type: 'lvl1',
	content: null,
	hierarchy: {lvl0: 'Docs', lvl1: name},
});

describe('SRC-04 marks', () => {
	it.each([
		['useCurrentFrame()', ['curr'], [], 'use[Curr]entFrame()'],
		['useCurrentFrame()', ['currentframe'], [], 'use[CurrentFrame]()'],
		['<Sequence> in a sequence', ['sequence'], [], '<[Sequence]> in a [sequence]'],
		['Interpolation', ['interpolte'], ['interpolation'], '[Interpolation]'],
		['A & B', ['b'], [], 'A & [B]'],
		['nothing', ['else'], [], 'nothing'],
	])('SRC-04 in "%s" %j are marked', (text, words, found, expected) => {
		expect(shown(highlight(text, marksFor(words, found)))).toBe(expected);
	});

	it.each([
		[10, '…three four five [match] seven eight nine ten eleven twelve…'],
		[5, '…five [match] seven eight nine…'],
	])('SRC-04 a snippet has %i words', (count, expected) => {
		const text = 'one two three four five match seven eight nine ten eleven twelve thirteen';
		expect(shown(snippet(text, count, marksFor(['match'], [])))).toBe(expected);
	});

	it('SRC-04 a snippet of a text without a match is its beginning', () => {
		expect(shown(snippet('one two three', 2, marksFor(['x'], [])))).toBe('one two…');
		expect(snippet('', 10, marksFor(['x'], []))).toEqual([]);
	});
});

describe('SRC-04 the results of the modal', () => {
	const item = (group: string, page: string) => ({group, page});
	type Item = ReturnType<typeof item>;
	const limits = {limit: 20, perGroup: 5, groupOf: ({group}: Item) => group, pageOf: ({page}: Item) => page};

	it('SRC-04 are at most 20, 5 of a group, groups together and the best first', () => {
		const ranked = Array.from({length: 60}, (_, index) => item(`g${index % 6}`, `p${index}`));
		const result = overview(ranked, limits);
		expect(result).toHaveLength(20);
		const names = result.map(({group}) => group);
		expect([...new Set(names)]).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5']);
		expect(names).toEqual([...names].sort());
		expect(
			overview(
				ranked.slice(0, 60).map(({page}) => item('one', page)),
				limits,
			),
		).toHaveLength(5);
	});

	it('SRC-04 are not all of one page', () => {
		const result = overview([...Array(5).fill(item('g', 'big')), item('g', 'small')], limits);
		expect(result.map(({page}) => page)).toEqual(['big', 'big', 'big', 'small']);
	});
});

describe('SRC-05 saved searches', () => {
	const none: SavedSearches = {recent: [], favorites: []};
	const names = (hits: Hit[]) => hits.map(({objectID}) => objectID);
	const many = 'abcdefghijkl'.split('').reduce((saved, name) => addRecent(saved, hit(name)), none);

	it('SRC-05 keeps 7 recent ones, the latest first, each once', () => {
		expect(names(many.recent)).toEqual(['l', 'k', 'j', 'i', 'h', 'g', 'f']);
		expect(names(addRecent(many, hit('h')).recent)).toEqual(['h', 'l', 'k', 'j', 'i', 'g', 'f']);
	});

	it('SRC-05 shows 4 recent ones beside favorites, 7 without', () => {
		expect(names(shownRecent(many))).toHaveLength(7);
		expect(names(shownRecent(addFavorite(many, hit('a'))))).toEqual(['l', 'k', 'j', 'i']);
	});

	it('SRC-05 moves a recent one to the favorites, keeps 10 of them and removes either', () => {
		const one = addFavorite(many, hit('l'));
		expect(names(one.recent)).not.toContain('l');
		expect(names(addRecent(one, hit('l')).recent)).not.toContain('l');
		expect(names(remove(one, hit('l')).favorites)).toEqual([]);
		expect(names(remove(one, hit('k')).recent)).not.toContain('k');
		expect('abcdefghijkl'.split('').reduce((saved, name) => addFavorite(saved, hit(name)), none).favorites).toHaveLength(10);
	});

	it('SRC-05 works without storage', () => {
		expect(readSaved()).toEqual(none);
	});
});

describe('SRC-08 URLs of results', () => {
	it.each([
		['https://www.remotion.dev/docs/spring#config', undefined, '/docs/spring#config'],
		['https://www.remotion.dev/docs/spring/', undefined, '/docs/spring'],
		['/docs/spring', undefined, '/docs/spring'],
		['https://www.remotion.dev/', undefined, '/'],
		['https://other.example/x?y=1', 'other\\.example', 'https://other.example/x?y=1'],
		['https://other.example/x', 'another', '/x'],
		['https://evil.example//attacker.example/x', undefined, '/attacker.example/x'],
		['//attacker.example/x', undefined, '/x'],
		['javascript:alert(1)', undefined, undefined],
		['javascript:alert(1)', '.*', undefined],
		['data:text/html,<script>', undefined, undefined],
		['https://', undefined, undefined],
	])('SRC-08 %s (external: %s) leads to %s', (url, regex, expected) => {
		expect(localUrl(url, regex)).toBe(expected);
	});
});

describe('SRC-12 values from storage and from the provider', () => {
	it.each([
		['null', null],
		['a number', 7],
		['a text', '<b>'],
		['no hierarchy', {objectID: 'a', url: '/a'}],
		['a hierarchy that is a list of objects', {objectID: 'a', url: '/a', hierarchy: 'x'}],
		['a URL that is an object', {objectID: 'a', url: {toString: 1}, hierarchy: {}}],
	])('SRC-12 %s is no hit', (_, value) => {
		expect(readHit(value)).toBeUndefined();
	});

	it('SRC-12 of a hit only the known fields are kept', () => {
		const value = {
			objectID: 'a',
			url: '/a',
			type: '__proto__',
			content: {},
			hierarchy: {lvl0: 1, lvl1: 'A', lvl2: {}, lvl9: 'x'},
			onclick: 'x',
		};
		expect(readHit(value)).toEqual({objectID: 'a', url: '/a', type: 'content', content: null, hierarchy: {lvl0: '', lvl1: 'A'}});
	});

	it.each([
		['a <mark>b</mark> c', 'a [b] c'],
		['&lt;<mark>Sequence</mark>&gt;', '<[Sequence]>'],
		['<mark><img src=x onerror=alert(1)></mark>', '[<img src=x onerror=alert(1)>]'],
		['<mark>never closed <script>', '<mark>never closed <script>'],
		['&amp;lt;', '&lt;'],
	])('SRC-12 the snippet %s is the text %s', (value, expected) => {
		expect(shown(piecesOf(value))).toBe(expected);
	});

	it('SRC-12 a hit that leads to a script is left out', () => {
		expect(hitFromProvider({objectID: 'a', url: 'javascript:alert(1)', type: 'lvl1', hierarchy: {lvl0: 'a', lvl1: 'b'}})).toBeUndefined();
	});

	it('SRC-08 a hit is named by its deepest heading, below those above it', () => {
		const section = {type: 'content' as const, hierarchy: {lvl0: 'API', lvl1: 'spring()', lvl2: 'Options', lvl3: 'damping'}};
		expect(titleOf(section)).toBe('damping');
		expect(parentsOf(section)).toEqual(['spring()', 'Options']);
	});

	it.each([
		['api', 'API: remotion', undefined],
		['guide', 'API: @remotion/transitions', 'Guide'],
		['blog', 'Blog', undefined],
		['unknown', 'Blog', undefined],
		[undefined, 'Getting started', undefined],
	])('SRC-12 the kind %s of a page in the section %s is shown as %s', (kind, lvl0, expected) => {
		expect(kindName({kind, hierarchy: {lvl0}})).toBe(expected);
	});
});

describe('SRC-10 filters', () => {
	const locales = {default: 'en', list: []};
	const search = {contextualSearch: false, searchParameters: {facetFilters: ['type:lvl1']}} as never;

	it('SRC-10 are the configured ones, and with contextual search language and docs tags too', () => {
		expect(facetFilters({search, locales, versions: []})).toEqual(['type:lvl1']);
		expect(facetFilters({search: {...(search as object), contextualSearch: true} as never, locales, versions: []})).toEqual([
			'language:en',
			['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
			'type:lvl1',
		]);
	});
});
