import type {Entry} from '../entries';
import {tellingWords, withSynonyms} from '../lexicon';
import type {Result} from '../results/show';
import {stem} from '../words';
import {pageScore, type Retriever} from './retrieval';
import type {Scored} from './types';

/** How many documents are retrieved, how many of their pages are shown, and the share of words that must be known. */
const RETRIEVED = 80;
const RETRIEVED_PAGES = 20;
const ENOUGH_WORDS = 0.6;

/** Groups documents, best first, by their page. */
const byPage = (ranked: readonly Scored[], entries: readonly Entry[]): Scored[][] => {
	const pages = new Map<string, Scored[]>();
	for (const found of ranked) {
		const {path} = entries[found.id]!.page;
		pages.set(path, [...(pages.get(path) ?? []), found]);
	}

	return [...pages.values()];
};

/**
 * The best document of each page that contains any of the words, best page first, and the one that claims the phrase as its question. None if
 * most words are unknown.
 */
export const retrievePages = (
	{find}: Retriever,
	entries: readonly Entry[],
	query: string,
	words: readonly string[],
): {found: Result[]; asked?: Result} => {
	const telling = tellingWords(words, query);
	const clues = withSynonyms(telling.length > 0 ? telling : words).map((clue) => ({...clue, weight: 1}));
	const {ranked, known, asked} = find(clues, query);
	if (known.filter(({count}) => count > 0).length < ENOUGH_WORDS * known.length) {
		return {found: []};
	}

	const terms = clues.flatMap(({word, alike}) => [stem(word), ...alike.map(stem)]);
	const found = byPage(ranked.slice(0, RETRIEVED), entries)
		.map((ofPage) => ({id: ofPage[0]!.id, terms, score: pageScore(ofPage.map(({score}) => score))}))
		.sort((a, b) => b.score - a.score)
		.slice(0, RETRIEVED_PAGES);
	return {found, ...(asked ? {asked: {id: asked.id, terms}} : {})};
};
