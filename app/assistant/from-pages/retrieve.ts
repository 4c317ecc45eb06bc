import {synonymsOf} from '../../search/embedded/lexicon';
import {pageScore} from '../../search/embedded/retrieval/retrieval';
import type {Known} from '../../search/embedded/retrieval/types';
import {stem} from '../../search/embedded/words';
import type {FoundSection, Retrieval, RetrievalRequest} from '../../search/types';
import {MENDED, SECTIONS} from './policy';
import type {Question, Term} from './question';

/** Finds sections that contain any of the words. */
export type Retrieve = (request: RetrievalRequest) => Promise<Retrieval>;

/** A page with its found sections, best first. `phrased` is the share of the question that is one of the page's phrases, from 0 to 1. */
export type FoundPage = {
	path: string;
	title: string;
	score: number;
	phrased: number;
	keywords: readonly string[];
	sections: FoundSection[];
};

/** Replaces unknown words with those that they were read as, and adds their synonyms. */
const mend = (terms: readonly Term[], known: readonly Known[]): Term[] =>
	terms.map((term) => {
		const read = known.find(({word}) => word === term.word)?.read;
		const isGuess = read !== undefined && !term.alike.some((other) => stem(other) === read);
		return read === undefined ? term : {...term, word: read, alike: [...term.alike, ...synonymsOf(read)], isGuess};
	});

/** What retrieval found for a question. */
export type Retrieved = {
	terms: Term[];
	/** Best first. */
	pages: FoundPage[];
	/** The weight of each word of the question. */
	weights: Map<string, number>;
	/** The share of its words that the docs contain, from 0 to 1. */
	known: number;
	/** The section that claims the question in its page's front matter. */
	curated?: FoundSection;
	/** Only titles were searched. */
	isPartial: boolean;
};

/** Whether a word counts when the docs' coverage is measured. Numbers, sizes and generated names don't, but known names such as D3 do. */
const isWord = ({word, count}: Known): boolean => (/\d/.test(word) ? count > 0 && /\p{L}/u.test(word) : true);

/**
 * The number of names in code, or of products, that the docs don't contain. They may contain their parts, but `SubtitleEdit` isn't a subtitle.
 * Names with numbers are left out, because they are usually generated.
 */
const countUnknownNames = async (names: ReadonlySet<string>, ask: Retrieve): Promise<number> => {
	const clues = [...names].filter((name) => !/\d/.test(name)).map((word) => ({word, alike: [], weight: 1}));
	const {known} = clues.length === 0 ? {known: []} : await ask({clues, text: '', limit: 0});
	return known.filter(({count}) => count === 0).length;
};

/** Groups sections by page, best page first. */
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

/** Finds the pages for a question. `text` is its wording, because an error message is matched as a whole. */
export const retrieve = async ({terms, names}: Question, text: string, ask: Retrieve): Promise<Retrieved> => {
	const {sections, known, curated, isPartial = false} = await ask({clues: terms, text, limit: SECTIONS});
	const words = known.filter(isWord);
	const weightOf = (word: string): number => terms.find((term) => term.word === word)?.weight ?? 0;
	const all = words.reduce((sum, {word}) => sum + weightOf(word), await countUnknownNames(names, ask));
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
