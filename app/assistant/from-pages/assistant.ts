import type {PassagePage} from '../../../pipeline/assistant/format';
import type {Answer, Exchange, Source} from '../types';
import {compose} from './compose';
import {PAGES} from './policy';
import {type Question, readQuestion} from './question';
import {type Candidate, type Ranked, rankPassages} from './rank';
import {type FoundPage, retrieve, type Search} from './retrieve';
import {fromHits} from './without-passages';

/** Where the passages of a page come from; `undefined` for a page that has none. Fails when they cannot be had. */
export type ReadPassages = (path: string) => Promise<PassagePage | undefined>;

/** What was found for a question: its passages, best first, and the pages nearest to it. */
export type Findings = {
	question: Question;
	ranked: Ranked[];
	nearest: Source[];
	/** Something could not be had: that nothing was found says nothing then. */
	isIncomplete: boolean;
};

/** How much more a page counts that the answer before cited, when the question points back to it. */
const SAME_TOPIC = 1.4;

const isCited = ({path}: FoundPage, {answer}: Exchange): boolean =>
	answer?.sources.some((source) => source.path.split('#')[0] === path) ?? false;

/** Finds what the pages say about a question. Passages that cannot be had are replaced by the texts of the search itself. */
export const findPassages = async (
	text: string,
	history: readonly Exchange[],
	{search, readPassages}: {search: Search; readPassages: ReadPassages},
): Promise<Findings> => {
	const question = readQuestion(
		text,
		history.map((exchange) => exchange.question),
	);
	const {pages, weights, isPartial} = await retrieve(question, search);
	let isIncomplete = isPartial;
	const last = history.at(-1);
	const found = pages
		.map((page) => (question.isFollowUp && last && isCited(page, last) ? {...page, score: page.score * SAME_TOPIC} : page))
		.sort((a, b) => b.score - a.score);
	const highest = found[0]?.score ?? 1;
	const candidates = await Promise.all(
		found.slice(0, PAGES).map(async (page): Promise<Candidate | undefined> => {
			const passages = await readPassages(page.path).catch(() => {
				isIncomplete = true;
				return fromHits(page);
			});
			return passages && {...passages, prior: page.score / highest};
		}),
	);
	return {
		question,
		ranked: rankPassages(
			candidates.filter((page) => page !== undefined),
			question,
			weights,
		),
		nearest: found.map(({path, title}) => ({path, title})),
		isIncomplete,
	};
};

/** Answers from the pages alone: every sentence stands in the page that is named with it. */
export const answerFromPages = ({question, ranked, nearest, isIncomplete}: Findings): Answer => {
	const answer = compose(ranked, question.terms, nearest);
	return answer.kind === 'none' && isIncomplete ? {kind: 'unreachable', sources: answer.sources} : answer;
};
