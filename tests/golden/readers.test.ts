import {beforeAll, describe, expect, it} from 'vitest';
import {EXAMPLES} from '../../app/assistant/texts';
import type {Answer} from '../../app/assistant/types';
import type {Engine} from '../../app/search/embedded/engine';
import {contentIndex} from '../../pipeline/content/content-index';
import {citedPages, firstPlace, isSure, readTable, startAssistant, writtenPages} from './assistant';
import {missedQueries, readQueries} from './queries';
import {siteEngine} from './site-engine';

/** Shares of readers' questions, from public threads, and of their queries that must bring a wanted page. */
const CITED = 0.85;
const WITHIN_FIVE = 0.9;

/** Of the answers that call themselves answers, the share that may cite no wanted page; some of these are right by another page. */
const MISSED = 0.08;

/**
 * Of the 40 questions that were found last, so many get a wanted page cited: one less than measured, since a new page can take
 * the place of one. At first, before anything was adjusted to them, it was 28. None of the measured answers that call themselves answers was wrong; one may be.
 */
const UNSEEN_CITED = 33;
const UNSEEN_MISSED = 1;

/**
 * Questions and queries from the issue tracker, whose pages were chosen before anything was measured. The keywords and the
 * ranking were adjusted to the even rows; what the odd ones miss was never looked at. Each number leaves room for one: of the
 * answers that call themselves answers and cite a wanted page, of those that cite one at all, of those that cite none and call
 * themselves answers all the same, and of the queries that bring one first and within five.
 */
const TRACKER = [
	{half: 'adjusted to', remainder: 0, right: 28, useful: 41, wrong: 1, first: 25, withinFive: 28},
	{half: 'never looked at', remainder: 1, right: 16, useful: 33, wrong: 4, first: 21, withinFive: 26},
];

/**
 * Sets of readers' words: each was written when those before it had been used to improve pages and ranking. Of the last one,
 * whose pages were chosen before anything was measured, 79 of 96 questions and 53 of 60 queries came to theirs at first.
 */
const SETS = ['readers', 'threads', 'strangers'];

/**
 * What beginners ask first, in a line. Of the 173 of the first part 115 got a wanted page cited before pages claimed such
 * questions, and 31 answers that call themselves answers were wrong; of the 79 at the end, asked once afterwards, 59 did, and
 * 12 were. Room for two below the 249 of today.
 */
const BEGINNERS = {cited: 247, wrong: 4};

const questionsOf = (set: string): {question: string; wanted: string[]}[] =>
	readTable(`${set}-questions.tsv`)
		.map(([question = '', , pages]) => ({question, wanted: writtenPages(pages)}))
		.filter(({wanted}) => wanted.length > 0);
/** Questions about other things, and about tools near to ours; the sets that begin with `unseen` and `tracker` were found later. */
const OFF_TOPIC: [table: string, answered: number][] = [
	['ask-unanswerable.txt', 0],
	['off-topic.txt', 0],
	['unseen-off-topic.txt', 0],
	['unseen-near-topic.txt', 0],
	['tracker-off-topic.txt', 0],
	// A recorder on a Mac, and a script that renames layers: our pages have these words.
	['strangers-off-topic.txt', 2],
];
const claimed = [...contentIndex().pages.values()].flatMap(({path, frontMatter}) =>
	(frontMatter.answers ?? []).map(({question, section}) => ({question, place: section === undefined ? path : `${path}#${section}`})),
);

let ask: (question: string) => Promise<Answer>;
let engine: Engine;

describe(`ASK-01 what readers ask, in their words (and ${claimed.length} questions that pages claim to answer)`, () => {
	beforeAll(async () => {
		ask = await startAssistant();
		({engine} = await siteEngine());
	}, 600_000);

	it.each(SETS)(
		'ASK-01 %s get a wanted page cited, and are seldom given anything else for an answer',
		async (set) => {
			const questions = questionsOf(set);
			expect(questions.length).toBeGreaterThanOrEqual(60);
			const answers = await Promise.all(questions.map(async ({question, wanted}) => ({question, wanted, answer: await ask(question)})));
			const missed = answers.filter(({wanted, answer}) => !citedPages(answer).some((page) => wanted.includes(page)));
			const list = missed.map(
				({question, answer, wanted}) =>
					`${isSure(answer) ? 'answered' : 'marked'}: ${question} cites ${citedPages(answer).join(' ')}, not ${wanted.join(' or ')}`,
			);
			expect(1 - missed.length / questions.length, list.join('\n')).toBeGreaterThanOrEqual(CITED);
			const sure = answers.filter(({answer}) => isSure(answer));
			expect(missed.filter(({answer}) => isSure(answer)).length / sure.length, list.join('\n')).toBeLessThanOrEqual(MISSED);
		},
		300_000,
	);

	it(`ASK-01 of ${questionsOf('beginners').length} questions of beginners, at least ${BEGINNERS.cited} get a wanted page cited`, async () => {
		const answers = await Promise.all(
			questionsOf('beginners').map(async ({question, wanted}) => ({question, wanted, answer: await ask(question)})),
		);
		const missed = answers.filter(({wanted, answer}) => !citedPages(answer).some((page) => wanted.includes(page)));
		const list = missed.map(({question, answer}) => `${question} cites ${citedPages(answer).join(' ')}`).join('\n');
		expect(answers.length - missed.length, list).toBeGreaterThanOrEqual(BEGINNERS.cited);
		expect(missed.filter(({answer}) => isSure(answer)).length, list).toBeLessThanOrEqual(BEGINNERS.wrong);
	}, 300_000);

	it.each(SETS)('ASK-01 the search brings a wanted page within five for what readers type (%s)', async (set) => {
		const {queries} = readQueries(`${set}-queries.tsv`);
		expect(queries.length).toBeGreaterThanOrEqual(60);
		const missed = await missedQueries(engine, queries, 5);
		expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(WITHIN_FIVE);
	});

	it('ASK-01 a question that a page claims to answer is answered by the section it names', async () => {
		const wrong: string[] = [];
		for (const {question, place} of claimed) {
			const answer = await ask(question);
			const shown = firstPlace(answer);
			if (shown !== place || !isSure(answer)) {
				wrong.push(`${question} gets ${shown}, not ${place}`);
			}
		}

		expect(wrong).toEqual([]);
	}, 300_000);

	it.each(EXAMPLES)('ASK-01 the suggested question is answered by a section that claims it: %s', (example) => {
		expect(claimed.map(({question}) => question)).toContain(example);
	});

	it('ASK-01 questions that nothing was adjusted to get a wanted page cited, or are marked', async () => {
		const questions = questionsOf('unseen');
		expect(questions).toHaveLength(40);
		const missed: string[] = [];
		const wrong: string[] = [];
		for (const {question, wanted} of questions) {
			const answer = await ask(question);
			const cited = citedPages(answer);
			if (!cited.some((page) => wanted.includes(page))) {
				missed.push(`${question} cites ${cited.join(' ')}, not ${wanted.join(' or ')}`);
				wrong.push(...(isSure(answer) ? [question] : []));
			}
		}

		expect(questions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(UNSEEN_CITED);
		expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(UNSEEN_MISSED);
	}, 300_000);

	it.each(TRACKER)(
		'ASK-01 questions from the tracker, those that were $half, get a wanted page cited, or are marked',
		async ({remainder, right, useful, wrong}) => {
			const questions = questionsOf('tracker').filter((_, index) => index % 2 === remainder);
			expect(questions).toHaveLength(42);
			const counts = {right: 0, useful: 0, wrong: 0};
			for (const {question, wanted} of questions) {
				const answer = await ask(question);
				const isCited = citedPages(answer).some((page) => wanted.includes(page));
				counts.useful += isCited ? 1 : 0;
				counts.right += isCited && isSure(answer) ? 1 : 0;
				counts.wrong += !isCited && isSure(answer) ? 1 : 0;
			}

			expect(counts.right).toBeGreaterThanOrEqual(right);
			expect(counts.useful).toBeGreaterThanOrEqual(useful);
			expect(counts.wrong).toBeLessThanOrEqual(wrong);
		},
		300_000,
	);

	it.each(TRACKER)(
		'ASK-01 the search brings what is asked for in the tracker, those that were $half',
		async ({remainder, first, withinFive}) => {
			const queries = readQueries('tracker-queries.tsv').queries.filter((_, index) => index % 2 === remainder);
			expect(queries).toHaveLength(29);
			expect(queries.length - (await missedQueries(engine, queries, 1)).length).toBeGreaterThanOrEqual(first);
			expect(queries.length - (await missedQueries(engine, queries, 5)).length).toBeGreaterThanOrEqual(withinFive);
		},
	);

	it.each(OFF_TOPIC)('ASK-01 what the docs say nothing about is refused, or marked as only close: %s', async (table, allowed) => {
		const questions = readTable(table);
		expect(questions.length).toBeGreaterThanOrEqual(10);
		const answered: string[] = [];
		for (const [question = ''] of questions) {
			if (isSure(await ask(question))) {
				answered.push(question);
			}
		}

		expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(allowed);
	});
});
