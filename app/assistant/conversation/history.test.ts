import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Exchange} from '../types';
import {CONVERSATION_KEY, keepConversation, readConversation} from './history';

const source = {path: '/docs/spring#config', title: 'spring()', section: 'Config'};
const good: Exchange[] = [
	{question: 'Why?', answer: {kind: 'passages', parts: [{source, blocks: [{kind: 'text', text: 'Because.'}]}], sources: [source]}},
	{question: 'How?', answer: {kind: 'text', text: 'So [1].', sources: [source], isStopped: true}},
	{question: 'What?', answer: {kind: 'none', sources: [], note: 'late'}},
	{question: 'Where?'},
];

let stored: Map<string, string>;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal('window', {
		localStorage: {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value),
			removeItem: (key: string) => stored.delete(key),
		},
	});
});
afterEach(() => vi.unstubAllGlobals());

describe('AI-01 the kept conversation', () => {
	it('AI-01 comes back as it was kept', () => {
		keepConversation(good);
		expect(readConversation()).toEqual(good);
	});

	it('AI-01 leaves nothing behind when it is cleared', () => {
		keepConversation(good);
		keepConversation([]);
		expect([...stored]).toEqual([]);
	});

	it('AI-01 forgets the oldest first', () => {
		keepConversation(Array.from({length: 50}, (_, index) => ({question: String(index)})));
		expect(readConversation().map(({question}) => question)).toEqual(Array.from({length: 20}, (_, index) => String(index + 30)));
	});

	const answered = (answer: unknown) => [{question: 'Why?', answer}];
	it.each([
		['no JSON', '{broken'],
		['another shape', '{"question": "Why?"}'],
		['a question that is no text', '[{"question": 7}]'],
		['a question too long to have been asked', JSON.stringify([{question: 'a'.repeat(10_000)}])],
		['an unknown answer', JSON.stringify(answered({kind: 'html', html: '<b>', sources: []}))],
		['an answer without sources', JSON.stringify(answered({kind: 'none'}))],
		['an unknown note', JSON.stringify(answered({kind: 'none', sources: [], note: 'x'}))],
		['a source that is a script', JSON.stringify(answered({kind: 'none', sources: [{title: 'x', path: 'javascript:alert(1)'}]}))],
		['a source on another host', JSON.stringify(answered({kind: 'none', sources: [{title: 'x', path: '//evil.example'}]}))],
		['a part without blocks', JSON.stringify(answered({kind: 'passages', sources: [], parts: [{source}]}))],
		[
			'a block that is no text',
			JSON.stringify(answered({kind: 'passages', sources: [], parts: [{source, blocks: [{kind: 'text', text: {}}]}]})),
		],
	])('AI-01 is not believed when it is %s', (_, text) => {
		stored.set(CONVERSATION_KEY, text);
		expect(readConversation()).toEqual([]);
	});
});
