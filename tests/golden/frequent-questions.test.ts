import {beforeAll, describe, expect, it} from 'vitest';
import type {Answer} from '../../app/assistant/types';
import {compiledPage} from '../../pipeline/site/content-pages';
import {firstPlace, isSure, readTable, startAssistant} from './assistant';

/** The questions of a table, each with the places of which one has to answer, best first. */
const questionsOf = (table: string) => readTable(table).map(([question = '', places = '']) => ({question, places: places.split(' ')}));

const SETS = [
	{what: 'the most frequent questions about licenses, support and errors', questions: questionsOf('frequent-questions.tsv')},
	{what: 'the first questions of people who are new', questions: questionsOf('basic-questions.tsv')},
	{what: 'titles and sentences of issues, as their authors wrote them', questions: questionsOf('issues-questions.tsv')},
];

let ask: (question: string) => Promise<Answer>;

beforeAll(async () => {
	ask = await startAssistant();
}, 600_000);

describe.each(SETS)('ASK-01 $what', ({questions}) => {
	it('ASK-01 are at least 50, each with sections that exist', async () => {
		expect(new Set(questions.map(({question}) => question)).size).toBeGreaterThanOrEqual(50);
		for (const place of questions.flatMap(({places}) => places)) {
			const [page, section] = place.split('#');
			const {headings} = await compiledPage(page!);
			expect([undefined, ...headings.map(({id}) => id)], place).toContain(section);
		}
	});

	it.each(questions)('ASK-01 is answered by the section that says it: $question', async ({question, places}) => {
		const answer = await ask(question);
		expect({isSure: isSure(answer), place: firstPlace(answer)}).toEqual({isSure: true, place: expect.toBeOneOf(places)});
	});
});
