import type {FoundSection, Retrieval, RetrievalRequest} from '../../search/types';
import {FURTHER_SECTIONS, MENDED, SECTIONS} from './policy';
import type {Question} from './question';

/** Finds sections that hold any of the words. */
export type Retrieve = (request: RetrievalRequest) => Promise<Retrieval>;

/** A page with its sections that were found, best first. */
export type FoundPage = {path: string; title: string; score: number; sections: FoundSection[]};

/** The pages, best first; how telling each word of the question is; and which share of its words the docs know, at most 1. */
export type Retrieved = {pages: FoundPage[]; weights: Map<string, number>; known: number};

const scoreOf = (sections: readonly FoundSection[]): number =>
	sections
		.slice(0, 1 + FURTHER_SECTIONS.length)
		.reduce((sum, {score}, index) => sum + score * (index === 0 ? 1 : FURTHER_SECTIONS[index - 1]!), 0);

/** A made-up name, a number or a size says nothing about whether the docs speak of the matter. */
const isWord = (word: string): boolean => !/\d/.test(word);

/** Finds the pages that speak of a question. `text` is its wording: the words of an error message stand together. */
export const retrieve = async ({terms}: Question, text: string, ask: Retrieve): Promise<Retrieved> => {
	const {sections, known} = await ask({clues: terms, text, limit: SECTIONS});
	const pages = new Map<string, FoundPage>();
	for (const section of sections) {
		const page = pages.get(section.path) ?? {path: section.path, title: section.title, score: 0, sections: []};
		page.sections.push(section);
		pages.set(section.path, page);
	}

	for (const page of pages.values()) {
		page.score = scoreOf(page.sections);
	}

	const words = known.filter(({word}) => isWord(word));
	const weightOf = (word: string): number => terms.find((term) => term.word === word)?.weight ?? 0;
	const all = words.reduce((sum, {word}) => sum + weightOf(word), 0);
	const understood = words.reduce(
		(sum, {word, count, read}) => sum + (count === 0 ? 0 : weightOf(word) * (read === undefined ? 1 : MENDED)),
		0,
	);
	return {
		pages: [...pages.values()].sort((a, b) => b.score - a.score),
		weights: new Map(known.map(({word, telling}) => [word, telling])),
		known: all === 0 ? 0 : understood / all,
	};
};
