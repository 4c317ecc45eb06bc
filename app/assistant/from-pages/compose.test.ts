import {describe, expect, it} from 'vitest';
import type {PassageBlock, PassageSection} from '../../../pipeline/assistant/format';
import {compose, quote} from './compose';
import type {Ranked} from './rank';

const text = (words: string): PassageBlock => ({kind: 'text', text: words});
const sample: PassageBlock = {kind: 'code', code: 'spring({damping: 200});', language: 'ts'};
const section: PassageSection = {id: 'config', heading: 'Config', blocks: [text('A high damping brakes.'), sample]};
const page = {
	format: 2,
	path: '/docs/spring',
	title: 'spring()',
	kind: 'api',
	sections: [section],
	prior: 1,
	phrased: 0,
	keywords: [],
	sectionPriors: new Map(),
};

const passage = (block: PassageBlock, more: Partial<Ranked> = {}): Ranked => ({
	page,
	section,
	block,
	words: new Set(['damping']),
	own: 1,
	covered: 1,
	named: 1,
	met: 1,
	unmet: 0,
	isCalledByName: false,
	score: 1,
	...more,
});
const terms = [{word: 'damping', alike: [], weight: 1}];
const nearest = [{path: '/docs/spring', title: 'spring()'}];

const toneOf = (ranked: Ranked[], known: number, isElsewhere = false): string => {
	const answer = compose(ranked, {terms, isElsewhere}, nearest, known);
	return answer.kind === 'passages' ? (answer.isClose ? 'close' : 'answer') : answer.kind;
};

describe('ASK-01 the tone of an answer', () => {
	it.each([
		['an answer', 'answer', 1, {}],
		['close when the docs know too few of the words', 'close', 0.7, {}],
		['close when little of the question is covered', 'close', 1, {covered: 0.35}],
		['close when its headings speak of something else', 'close', 1, {named: 0.1}],
		['close when most of its words are nowhere', 'close', 1, {met: 0.4, unmet: 2}],
		['close when half of its many words are nowhere', 'close', 1, {met: 0.5, unmet: 3}],
		['an answer when two of four words are nowhere', 'answer', 1, {met: 0.5, unmet: 2}],
		['an answer when its page is called by name', 'answer', 0.7, {isCalledByName: true, covered: 0.4, named: 0.1}],
		['close when little is said of what is called by name', 'close', 1, {isCalledByName: true, covered: 0.3}],
		['an answer when its page is known by a third of the question', 'answer', 0.7, {page: {...page, phrased: 0.35}, met: 0.4}],
		['close when its page is known by less of the question', 'close', 0.7, {page: {...page, phrased: 0.3}}],
		['none when the docs know few of the words', 'none', 0.5, {}],
		['none when nearly nothing is covered', 'none', 1, {covered: 0.1}],
	])('ASK-01 is %s', (_, tone, known, more) => {
		expect(toneOf([passage(section.blocks[0]!, more)], known)).toBe(tone);
	});

	it('ASK-01 is close when the question names another tool, unless a page is known by its words', () => {
		const block = section.blocks[0]!;
		expect(toneOf([passage(block)], 1, true)).toBe('close');
		expect(toneOf([passage(block, {page: {...page, phrased: 0.35}})], 1, true)).toBe('answer');
	});

	it('ASK-01 shows a sample only if its own words fit', () => {
		const shown = (own: number): number => {
			const answer = compose([passage(section.blocks[0]!), passage(sample, {own})], {terms, isElsewhere: false}, nearest, 1);
			return answer.kind === 'passages' ? answer.parts[0]!.blocks.length : 0;
		};
		expect([shown(1), shown(0.1)]).toEqual([2, 1]);
	});

	it('ASK-01 quotes the section that claims a question, with related pages beside it', () => {
		expect(quote({page, section}, [...nearest, {path: '/docs/easing', title: 'Easing'}])).toMatchObject({
			kind: 'passages',
			parts: [{source: {path: '/docs/spring#config'}, blocks: section.blocks}],
			sources: [{path: '/docs/spring#config'}, {path: '/docs/easing'}],
		});
	});
});
