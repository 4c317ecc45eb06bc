import {describe, expect, it} from 'vitest';
import type {PassagePage} from '../../../pipeline/assistant/format';
import type {FoundSection, Retrieval, RetrievalRequest} from '../../search/types';
import {answerFromPages, findPassages, type ReadPassages} from './assistant';

const text = 'The damping of a spring brakes it.';
const page: PassagePage = {
	format: 1,
	path: '/docs/spring',
	title: 'spring()',
	kind: 'api',
	sections: [{id: 'config', heading: 'Config', blocks: [{kind: 'text', text}]}],
};
const section = (words: string): FoundSection => ({
	path: '/docs/spring',
	title: 'spring()',
	kind: 'api',
	id: 'config',
	heading: 'Config',
	text: words,
	score: 1,
});
const known = ['damping', 'spring'].map((word) => ({word, count: 3, telling: 2}));

const answer = async (found: Retrieval, readPassages: ReadPassages) =>
	answerFromPages(await findPassages('What does damping of a spring do?', [], {ask: async () => found, readPassages}));

const lost: ReadPassages = () => Promise.reject(new Error('offline'));

describe('FLT-05 what could not be had is no answer', () => {
	it.each([
		['nothing is lost', {sections: [section('')], known}, async () => page, 'passages'],
		['the passages are lost, and the search itself knows a text', {sections: [section(text)], known}, lost, 'passages'],
		['the passages are lost', {sections: [section('')], known}, lost, 'unreachable'],
		['the texts of the search are lost', {sections: [], known: [], isPartial: true}, lost, 'unreachable'],
		['the page has none, and the search itself knows a text', {sections: [section(text)], known}, async () => undefined, 'passages'],
		['the page really has none', {sections: [section('')], known}, async () => undefined, 'none'],
		['the search really finds nothing', {sections: [], known: []}, lost, 'none'],
	] as const)('FLT-05 when %s', async (_, found, readPassages, kind) => {
		expect((await answer(found as unknown as Retrieval, readPassages)).kind).toBe(kind);
	});
});

describe('ASK-01 the tone of an answer about a name', () => {
	/** A search that knows every word but the names that are asked for by themselves. */
	const findsAllBut =
		(unknown: string) =>
		async ({clues}: RetrievalRequest): Promise<Retrieval> => ({
			sections: [section(text)],
			known: clues.map(({word}) => ({word, count: word === unknown ? 0 : 3, telling: 2})),
		});

	it.each([
		['an answer', 'the docs know', 'nothing', undefined],
		['close', "the docs don't know, though they know its parts", 'springdamping', true],
	] as const)('ASK-01 is %s when it is a name that %s', async (_, __, unknown, isClose) => {
		const findings = await findPassages('What does SpringDamping do?', [], {ask: findsAllBut(unknown), readPassages: async () => page});
		expect(answerFromPages(findings)).toMatchObject({kind: 'passages', ...(isClose && {isClose})});
		expect('isClose' in answerFromPages(findings)).toBe(isClose === true);
	});
});
