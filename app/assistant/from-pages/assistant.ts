import {ASK_FORMAT, type PassagePage} from '../../../pipeline/assistant/format';
import type {FoundSection} from '../../search/types';
import type {Answer, Exchange, Source} from '../types';
import {compose, quote} from './compose';
import {PAGES} from './policy';
import {type Question, readQuestion} from './question';
import type {Place} from './quotes/place';
import {type Candidate, type Ranked, rankPassages} from './rank';
import {type FoundPage, type Retrieve, retrieve} from './retrieve';
import {fromSections} from './without-passages';

/** Reads the passages of a page; `undefined` for a page without any. Rejects if they can't be loaded. */
export type ReadPassages = (path: string) => Promise<PassagePage | undefined>;

/** What was found for a question: passages, best first, the closest pages, and the share of the question's words that the docs contain. */
export type Findings = {
	question: Question;
	ranked: Ranked[];
	nearest: Source[];
	known: number;
	curated?: Place;
	/** Some passages couldn't be loaded, so an empty result doesn't mean that the docs have no answer. */
	isIncomplete: boolean;
};

/** The factor for pages that the previous answer cited, if the question refers back to it. */
const SAME_TOPIC = 1.4;

const isCited = ({path}: FoundPage, {answer}: Exchange): boolean =>
	answer?.sources.some((source) => source.path.split('#')[0] === path) ?? false;

const readCurated = async ({path, title, kind, id, heading, text}: FoundSection, readPassages: ReadPassages): Promise<Place> => {
	const page = (await readPassages(path).catch(() => undefined)) ?? {format: ASK_FORMAT, path, title, kind, sections: []};
	const section = page.sections.find((one) => one.id === id) ?? {id, heading, blocks: [{kind: 'text' as const, text}]};
	return {page, section};
};

/**
 * Finds the passages for a question. If a page has none, such as that of a template, or they can't be loaded, the texts of the search index are
 * used instead.
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

/** Answers with quotes: every sentence is from the page that is cited with it. */
export const answerFromPages = ({question, ranked, nearest, known, curated, isIncomplete}: Findings): Answer => {
	const answer = curated ? quote(curated, ranked, question, nearest) : compose(ranked, question, nearest, known);
	return answer.kind === 'none' && isIncomplete ? {kind: 'unreachable', sources: answer.sources} : answer;
};
