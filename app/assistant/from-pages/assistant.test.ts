import {describe, expect, it} from 'vitest';
import type {PassagePage} from '../../../pipeline/assistant/format';
import type {SearchAnswer, SearchHit} from '../../search/types';
import {answerFromPages, findPassages, type ReadPassages} from './assistant';

const text = 'The damping of a spring brakes it.';
const page: PassagePage = {
	format: 1,
	path: '/docs/spring',
	title: 'spring()',
	kind: 'api',
	sections: [{id: 'config', heading: 'Config', blocks: [{kind: 'text', text}]}],
};
const hit = (snippet: string): SearchHit => ({
	objectID: '1',
	url: '/docs/spring#config',
	type: 'lvl2',
	content: null,
	hierarchy: {lvl0: 'API', lvl1: 'spring()', lvl2: 'Config'},
	title: [{text: 'Config', marked: false}],
	snippet: snippet === '' ? [] : [{text: snippet, marked: false}],
});

const answer = async (found: SearchAnswer, readPassages: ReadPassages) =>
	answerFromPages(await findPassages('What does damping of a spring do?', [], {search: async () => found, readPassages}));

const lost: ReadPassages = () => Promise.reject(new Error('offline'));

describe('FLT-05 what could not be had is no answer', () => {
	it.each([
		['nothing is lost', {hits: [hit('')], count: 1}, async () => page, 'passages'],
		['the passages are lost, and the search itself knows a text', {hits: [hit(`${text} ${text}`)], count: 1}, lost, 'passages'],
		['the passages are lost', {hits: [hit('')], count: 1}, lost, 'unreachable'],
		['the texts of the search are lost', {hits: [], count: 0, isPartial: true}, lost, 'unreachable'],
		['the page really has none', {hits: [hit('')], count: 1}, async () => undefined, 'none'],
		['the search really finds nothing', {hits: [], count: 0}, lost, 'none'],
	] as const)('FLT-05 when %s', async (_, found, readPassages, kind) => {
		expect((await answer(found as unknown as SearchAnswer, readPassages)).kind).toBe(kind);
	});
});
