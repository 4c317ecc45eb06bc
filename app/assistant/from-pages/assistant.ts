import {ASK_FORMAT, type PassagePage} from '../../../pipeline/assistant/format';
import type {FoundSection} from '../../search/types';
import type {Answer, Exchange, Source} from '../types';
import {compose, quote} from './compose';
import type {Place} from './parts';
import {PAGES} from './policy';
import {type Question, readQuestion} from './question';
import {type Candidate, type Ranked, rankPassages} from './rank';
import {type FoundPage, type Retrieve, retrieve} from './retrieve';
import {fromSections} from './without-passages';

/** Where the passages of a page come from; `undefined` for a page that has none. Fails when they cannot be had. */
export type ReadPassages = (path: string) => Promise<PassagePage | undefined>;

/** What was found for a question: its passages, best first, the pages nearest to it, and which share of its words the docs know. */
export type Findings = {
	question: Question;
	ranked: Ranked[];
	nearest: Source[];
	known: number;
	curated?: Place;
	/** Something could not be had: that nothing was found says nothing then. */
	isIncomplete: boolean;
};

/** How much more a page counts that the answer before cited, when the question points back to it. */
const SAME_TOPIC = 1.4;

const isCited = ({path}: FoundPage, {answer}: Exchange): boolean =>
	answer?.sources.some((source) => source.path.split('#')[0] === path) ?? false;

const readCurated = async ({path, title, kind, id, heading, text}: FoundSection, readPassages: ReadPassages): Promise<Place> => {
	const page = (await readPassages(path).catch(() => undefined)) ?? {format: ASK_FORMAT, path, title, kind, sections: []};
	const section = page.sections.find((one) => one.id === id) ?? {id, heading, blocks: [{kind: 'text' as const, text}]};
	return {page, section};
};

/**
 * Finds what the pages say about a question. Passages that cannot be had, or that a page such as that of a template doesn't have, are
 * replaced by the texts of the search itself.
 */
export const findPassages = async (
	text: string,
	history: readonly Exchange[],
	{ask, readPassages}: {ask: Retrieve; readPassages: ReadPassages},
): Promise<Findings> => {
	const asked = readQuestion(
		text,
		history.map((exchange) => exchange.question),
	);
	const {terms, pages, weights, known, curated, isPartial} = await retrieve(asked, text, ask);
	let isIncomplete = isPartial;
	const question = {...asked, terms};
	const last = history.at(-1);
	const found = pages
		.map((page) => (asked.isFollowUp && last && isCited(page, last) ? {...page, score: page.score * SAME_TOPIC} : page))
		.sort((a, b) => b.score - a.score);
	const highest = found[0]?.score ?? 1;
	const best = Math.max(...found.slice(0, PAGES).flatMap(({sections}) => sections.map(({score}) => score)));
	const candidates = await Promise.all(
		found.slice(0, PAGES).map(async (page): Promise<Candidate> => {
			const passages =
				(await readPassages(page.path).catch(() => {
					isIncomplete = true;
					return undefined;
				})) ?? fromSections(page);
			const sections = new Map(page.sections.map(({id, score}) => [id, score / best]));
			return {...passages, prior: page.score / highest, phrased: page.phrased, keywords: page.keywords, sectionPriors: sections};
		}),
	);
	return {
		question,
		ranked: rankPassages(candidates, question, weights),
		nearest: found.map(({path, title}) => ({path, title})),
		known,
		...(curated ? {curated: await readCurated(curated, readPassages)} : {}),
		isIncomplete,
	};
};

/** Answers from the pages alone: every sentence is taken from the page that is named with it. */
export const answerFromPages = ({question, ranked, nearest, known, curated, isIncomplete}: Findings): Answer => {
	const answer = curated ? quote(curated, ranked, question, nearest) : compose(ranked, question, nearest, known);
	return answer.kind === 'none' && isIncomplete ? {kind: 'unreachable', sources: answer.sources} : answer;
};
