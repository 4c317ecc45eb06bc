import {describe, expect, it} from 'vitest';
import {isFrom, MAX_QUESTION, readFrameMessage, readHostMessage, sitePathOf} from './protocol';

const ORIGIN = 'https://www.example.com';

describe('AI-02 messages of the frame', () => {
	it.each([
		['a link', {type: 'link-click', path: '/docs/spring#config'}, {type: 'link-click', path: '/docs/spring#config'}],
		['a link with a query', {type: 'link-click', path: '/search?q=a b'}, {type: 'link-click', path: '/search?q=a%20b'}],
		['readiness', {type: 'ready', more: 1}, {type: 'ready'}],
		[
			'a search',
			{type: 'search', id: 1, request: {clues: [{word: 'spring', alike: [], weight: 1, more: 1}], text: 'spring', limit: 20}, more: 1},
			{type: 'search', id: 1, request: {clues: [{word: 'spring', alike: [], weight: 1}], text: 'spring', limit: 20}},
		],
		['a search for everything', {type: 'search', id: 1, request: {clues: [], text: '', limit: 1e9}}, undefined],
		['a search for what is no text', {type: 'search', id: 1, request: {clues: [], text: {}, limit: 1}}, undefined],
		[
			'a search for a word that is none',
			{type: 'search', id: 1, request: {clues: [{word: 1, alike: [], weight: 1}], text: '', limit: 1}},
			undefined,
		],
		['the wish to close', {type: 'close'}, {type: 'close'}],
		['the wish to search', {type: 'open-search'}, {type: 'open-search'}],
		['another host', {type: 'link-click', path: 'https://evil.example/'}, undefined],
		['another host without protocol', {type: 'link-click', path: '//evil.example/'}, undefined],
		['another host with backslashes', {type: 'link-click', path: '/\\evil.example/'}, undefined],
		['another host behind dots', {type: 'link-click', path: '/docs/../..//evil.example'}, {type: 'link-click', path: '/evil.example'}],
		['a page by its file', {type: 'link-click', path: '/docs/x.html#y'}, {type: 'link-click', path: '/docs/x#y'}],
		['another host behind a tab', {type: 'link-click', path: '/\t/evil.example/'}, undefined],
		['a script', {type: 'link-click', path: 'javascript:alert(1)'}, undefined],
		['a path that is no text', {type: 'link-click', path: ['/docs']}, undefined],
		['an unknown message', {type: 'navigate', path: '/docs'}, undefined],
		['a text', 'ready', undefined],
		['nothing', null, undefined],
		['a list', [{type: 'ready'}], undefined],
	])('AI-02 %s', (_, data, expected) => {
		expect(readFrameMessage(data, ORIGIN)).toEqual(expected);
	});

	it('AI-02 a path stays on the site however it is written', () => {
		for (const path of ['/a/../b', '/%2e%2e/b', '/docs?x=//evil.example']) {
			expect(new URL(sitePathOf(path, ORIGIN)!, ORIGIN).origin).toBe(ORIGIN);
		}
	});
});

describe('AI-02 messages of the page', () => {
	it.each([
		['host and colors', {type: 'host', host: 'x.example', colorMode: 'dark'}, {type: 'host', host: 'x.example', colorMode: 'dark'}],
		['new colors', {type: 'color-mode', colorMode: 'light'}, {type: 'color-mode', colorMode: 'light'}],
		['colors that do not exist', {type: 'color-mode', colorMode: 'sepia'}, undefined],
		[
			'a host that searches',
			{type: 'host', host: 'x.example', colorMode: 'dark', searches: true},
			{type: 'host', host: 'x.example', colorMode: 'dark', searches: true},
		],
		['what was found', {type: 'found', id: 1, found: {sections: [], known: []}}, {type: 'found', id: 1, found: {sections: [], known: []}}],
		['a search that failed', {type: 'found', id: 1}, {type: 'found', id: 1}],
		['what is no answer', {type: 'found', id: 1, found: 'x'}, undefined],
		['a host without colors', {type: 'host', host: 'x.example'}, undefined],
		['a question', {type: 'question', question: 'Why?'}, {type: 'question', question: 'Why?'}],
		['an empty question', {type: 'question', question: '  '}, undefined],
		['a question that is no text', {type: 'question', question: ['Why?']}, undefined],
	])('AI-02 %s', (_, data, expected) => {
		expect(readHostMessage(data)).toEqual(expected);
	});

	it('AI-02 a question is cut to its longest', () => {
		expect(readHostMessage({type: 'question', question: 'a'.repeat(10_000)})).toEqual({
			type: 'question',
			question: 'a'.repeat(MAX_QUESTION),
		});
	});
});

describe('AI-02 senders', () => {
	const frame = {} as Window;
	it.each([
		['the frame itself', frame, ORIGIN, frame, true],
		['another window of the same origin', {} as Window, ORIGIN, frame, false],
		['the frame after it went elsewhere', frame, 'https://evil.example', frame, false],
		['anyone while there is no frame', null, ORIGIN, null, false],
	])('AI-02 %s', (_, source, origin, expected, result) => {
		expect(isFrom({source, origin}, expected, ORIGIN)).toBe(result);
	});
});
