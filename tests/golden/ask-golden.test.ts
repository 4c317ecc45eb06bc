import {beforeAll, describe, expect, it} from 'vitest';
import type {Answer, Exchange} from '../../app/assistant/types';
import {createPageText, readable} from '../../pipeline/assistant/page-text';
import {contentIndex, titleOf} from '../../pipeline/content/content-index';
import {compiledPage} from '../../pipeline/site/content-pages';
import {citedPages, isSure, readTable, startAssistant, writtenPages} from './assistant';

/** The share of questions whose answer must cite a wanted page: other pages are written all the time. */
const CITED = 0.85;

/** Questions with the pages of which the answer must cite one. Those whose pages are not written yet are skipped. */
const all = readTable('ask-questions.tsv').map(([question = '', pages]) => ({question, wanted: writtenPages(pages)}));
const questions = all.filter(({wanted}) => wanted.length > 0);

let ask: (question: string, history?: Exchange[]) => Promise<Answer>;
let answers: Map<string, Answer>;

describe('AI-03 the embedded assistant', () => {
	beforeAll(async () => {
		ask = await startAssistant();
		answers = new Map();
		for (const {question} of questions) {
			answers.set(question, await ask(question));
		}
	}, 600_000);

	it('AI-03 is asked at least 60 questions', () => {
		console.log(`${questions.length} questions asked, ${all.length - questions.length} skipped: their pages are not written yet`);
		expect(questions.length).toBeGreaterThanOrEqual(60);
	});

	it('AI-03 cites the pages that answer', () => {
		const misses = questions.flatMap(({question, wanted}) => {
			const cited = citedPages(answers.get(question)!);
			return cited.some((page) => wanted.includes(page))
				? []
				: [`${question} cites ${cited.join(' ') || 'nothing'}, not ${wanted.join(' or ')}`];
		});
		expect(1 - misses.length / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(CITED);
	});

	it('AI-03 says only what is on the page it names', async () => {
		let checked = 0;
		for (const answer of answers.values()) {
			for (const {source, blocks} of answer.kind === 'passages' ? answer.parts : []) {
				const page = source.path.split('#')[0]!;
				if (!contentIndex().pages.has(page)) {
					continue; // A template, whose page is made of data.
				}

				const {html, headings} = await compiledPage(page);
				const text = createPageText(titleOf(page)!, html);
				const shown = blocks.flatMap((block) =>
					block.kind === 'code'
						? [block.code]
						: (block.kind === 'row' ? [...(block.heads ?? []), ...block.cells] : [block.text]).map(readable),
				);
				expect(shown.filter((one) => !text.has(one))).toEqual([]);
				expect([undefined, ...headings.map(({id}) => id)]).toContain(source.path.split('#')[1]);
				checked += shown.length;
			}
		}

		expect(checked).toBeGreaterThan(60);
	}, 300_000);

	it.each(readTable('off-topic/ask.txt'))('AI-03 says that it does not know: %s', async (question) => {
		expect(isSure(await ask(question))).toBe(false);
	});

	it.each([
		['How do I fade out the volume at the end?', 'And how do I mute it?', '/docs/audio/muting'],
		['How do I embed a video with a transparent background?', 'What about a green screen?', '/docs/video-manipulation'],
		['What are input props?', 'Which of them win?', '/docs/props-resolution'],
	])('AI-03 keeps the topic: after "%s", "%s" cites %s', async (first, then, wanted) => {
		const answer = await ask(then, [{question: first, answer: await ask(first)}]);
		expect(answer.sources.map((source) => source.path.split('#')[0])).toContain(wanted);
	});

	it.each(['Can I use Remotion with the Next.js App Router?', 'Is there a template for React Router?'])(
		'AI-03 what a template is and what is inside is said once: %s',
		async (question) => {
			const answer = await ask(question);
			const [first] = answer.kind === 'passages' ? answer.parts : [];
			expect(first?.source.path).toMatch(/^\/templates\//);
			const text = first!.blocks.map((block) => (block.kind === 'text' ? block.text : '')).join(' ');
			const sentences = text.split(/(?<=[.;:]) /);
			expect(new Set(sentences).size, text).toBe(sentences.length);
			expect(text).toContain('What’s inside:');
		},
	);

	it('AI-03 a question of its own does not stay with the topic before', async () => {
		const first = 'How do I fade out the volume at the end?';
		const then = 'How do I load a Google font?';
		expect(await ask(then, [{question: first, answer: await ask(first)}])).toEqual(await ask(then));
	});

	it.each(['How do I interpolte a value?', 'What is a compostion?'])('AI-03 understands a misspelled question: %s', async (question) => {
		expect((await ask(question)).kind).toBe('passages');
	});

	it('AI-03 shows the sample that fits', async () => {
		const answer = await ask('How do I play several videos one after another?');
		const code = answer.kind === 'passages' ? answer.parts.flatMap(({blocks}) => blocks.filter((block) => block.kind === 'code')) : [];
		expect(code).toHaveLength(1);
		expect(JSON.stringify(code)).toMatch(/Series|Sequence/);
	});
});
