import {synonymsOf} from '../../search/embedded/lexicon';
import {pageScore} from '../../search/embedded/retrieval/retrieval';
import type {Known} from '../../search/embedded/retrieval/types';
import {stem} from '../../search/embedded/words';
import type {FoundSection, Retrieval, RetrievalRequest} from '../../search/types';
import {MENDED, SECTIONS} from './policy';
import type {Question, Term} from './question';

/** Finds sections that hold any of the words. */
export type Retrieve = (request: RetrievalRequest) => Promise<Retrieval>;

/** A page with its found sections, best first. `phrased`: which share of the question is a phrase of the page, from 0 to 1. */
export type FoundPage = {
	path: string;
	title: string;
	score: number;
	phrased: number;
	keywords: readonly string[];
	sections: FoundSection[];
};

/** Words that are misspelled are read as the ones they are taken for, with other words for those. */
const mend = (terms: readonly Term[], known: readonly Known[]): Term[] =>
	terms.map((term) => {
		const read = known.find(({word}) => word === term.word)?.read;
		const isGuess = read !== undefined && !term.alike.some((other) => stem(other) === read);
		return read === undefined ? term : {...term, word: read, alike: [...term.alike, ...synonymsOf(read)], isGuess};
	});

/** What the docs have on a question. */
export type Retrieved = {
	terms: Term[];
	/** Best first. */
	pages: FoundPage[];
	/** How telling each word of the question is. */
	weights: Map<string, number>;
	/** Which share of its words the docs know, from 0 to 1. */
	known: number;
	/** The section whose author says that it answers this very question. */
	curated?: FoundSection;
	/** Only titles could be looked at. */
	isPartial: boolean;
};

/** A made-up name, a number or a size says nothing about whether the docs speak of the matter; a name that they know, such as D3, does. */
const isWord = ({word, count}: Known): boolean => (/\d/.test(word) ? count > 0 && /\p{L}/u.test(word) : true);

/**
 * How many names of code, or of products, the docs don't know, though they may know their parts: `SubtitleEdit` is no
 * subtitle. Names with numbers are made by machines.
 */
const countStrange = async (names: ReadonlySet<string>, ask: Retrieve): Promise<number> => {
	const clues = [...names].filter((name) => !/\d/.test(name)).map((word) => ({word, alike: [], weight: 1}));
	const {known} = clues.length === 0 ? {known: []} : await ask({clues, text: '', limit: 0});
	return known.filter(({count}) => count === 0).length;
};

/** The pages of these sections, best first. */
const pagesOf = (sections: readonly FoundSection[]): FoundPage[] => {
	const pages = new Map<string, FoundPage>();
	for (const section of sections) {
		const {path, title, keywords = []} = section;
		const page = pages.get(path) ?? {path, title, score: 0, phrased: 0, keywords, sections: []};
		page.sections.push(section);
		page.phrased = Math.max(page.phrased, section.phrased ?? 0);
		pages.set(path, page);
	}

	for (const page of pages.values()) {
		page.score = pageScore(page.sections.map(({score}) => score));
	}

	return [...pages.values()].sort((a, b) => b.score - a.score);
};

/** Finds the pages that speak of a question. `text` is its wording: an error message is matched as a whole. */
export const retrieve = async ({terms, names}: Question, text: string, ask: Retrieve): Promise<Retrieved> => {
	const {sections, known, curated, isPartial = false} = await ask({clues: terms, text, limit: SECTIONS});
	const words = known.filter(isWord);
	const weightOf = (word: string): number => terms.find((term) => term.word === word)?.weight ?? 0;
	const all = words.reduce((sum, {word}) => sum + weightOf(word), await countStrange(names, ask));
	const understood = words.reduce(
		(sum, {word, count, read}) => sum + (count === 0 ? 0 : weightOf(word) * (read === undefined ? 1 : MENDED)),
		0,
	);
	return {
		terms: mend(terms, known),
		pages: pagesOf(sections),
		weights: new Map(known.map(({word, read, telling}) => [read ?? word, telling])),
		known: all === 0 ? 0 : understood / all,
		...(curated ? {curated} : {}),
		isPartial,
	};
};
