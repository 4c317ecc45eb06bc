import type {SearchAnswer, SearchHit} from '../../search/types';
import {HITS, RANK_OFFSET, RARE_WORDS, SECTIONS} from './policy';
import type {Question} from './question';

/** Asks the search. `words` is the length of the text that comes with each result. */
export type Search = (query: string, limit: number, words: number) => Promise<SearchAnswer>;

/** A page that the searches agree on, with the section that they brought first. `score` grows with their agreement. */
export type FoundPage = {path: string; title: string; score: number; hits: SearchHit[]};

/**
 * How telling each word of the question is, by the number of sections that hold it; the pages, best first; and whether the
 * search could look at titles only.
 */
export type Retrieved = {pages: FoundPage[]; weights: Map<string, number>; isPartial: boolean};

const SNIPPET_WORDS = 60;

/** A word by itself says less about what is meant than all of them together. */
const SINGLE = 0.35;

const pageOf = ({url}: SearchHit): string => url.split('#')[0]!;

/** Searches for the whole question and for its parts, and puts the results together: what several searches bring counts most. */
export const retrieve = async (question: Question, search: Search): Promise<Retrieved> => {
	const wholes = question.searches.map(async (query, index) => ({
		worth: index === 0 ? 1.5 : 1,
		answer: await search(query, HITS, SNIPPET_WORDS),
	}));
	const singles = question.terms.map(async ({word, weight}) => {
		const answer = await search(word, HITS, SNIPPET_WORDS);
		return {word, answer, telling: Math.log(1 + SECTIONS / (1 + answer.count)) ** RARE_WORDS * weight};
	});
	const [whole, single] = await Promise.all([Promise.all(wholes), Promise.all(singles)]);
	const strongest = Math.max(...single.map(({telling}) => telling), 1);

	const pages = new Map<string, FoundPage>();
	const add = ({hits}: SearchAnswer, worth: number): void => {
		const seen = new Set<string>();
		for (const [rank, hit] of hits.entries()) {
			const path = pageOf(hit);
			const page = pages.get(path) ?? {path, title: hit.hierarchy.lvl1 ?? path, score: 0, hits: []};
			// Further sections of the same page in one search say little more.
			page.score += (worth * (seen.has(path) ? 0.25 : 1)) / (RANK_OFFSET + rank);
			page.hits.push(hit);
			pages.set(path, page);
			seen.add(path);
		}
	};
	for (const {answer, worth} of whole) {
		add(answer, worth);
	}

	for (const {answer, telling} of single) {
		add(answer, (SINGLE * telling) / strongest);
	}

	return {
		pages: [...pages.values()].sort((a, b) => b.score - a.score),
		weights: new Map(single.map(({word, telling}) => [word, telling])),
		isPartial: [...whole, ...single].some(({answer}) => answer.isPartial),
	};
};
