import {isTelling, namesOtherTool} from '../lexicon';
import {namesIn, normalName, queryWords, stem} from '../words';
import type {Clue, Findable, Scored} from './types';

/** Two questions are one when they share this much of what they are about. One word by itself is not enough. */
const SAME_QUESTION = 0.72;

/** One of the page that is found first anyway need only share so much, if its document speaks of all but so much of the question. */
const SAME_ON_FOUND_PAGE = 0.45;
const UNSPOKEN = 0.25;

/** The score of a question in a page's own words. */
export const EXACTLY = 2;

/** An error message of at least this many words is recognized whatever is around it; this many words of it in a row are enough, too. */
const WHOLE_MESSAGE = 4;
const PART_OF_MESSAGE = 3;

/** A question as a reader asks it: its text, its normal name, and its clues with the words that they were read as. */
export type Asked = {text: string; name: string; clues: readonly Clue[]; roots: readonly string[]};

/** What is left of a question without its small words: "How do I set up Remotion Lambda?" and "Setting up Lambda" are one. */
const coreOf = (question: string): string => queryWords(question).map(stem).join(' ');

/** Whether a question breaks off, or begins later: "Do I need to know React?" is asked by "Do I need to know React before I start?". */
const isPartOf = (core: string, asked: string): boolean => asked.split(' ').length >= PART_OF_MESSAGE && ` ${core} `.includes(` ${asked} `);

/** What the words of a question find by themselves: the title of the best page, and whether a document holds a word. */
type Found = {title: string | undefined; holds(id: number, root: string): boolean};

/** Questions that authors say their documents answer. */
export type ClaimedQuestions = {
	/**
	 * The document whose author says that it answers this question, in these or in nearly these words. `phrased` are documents
	 * with the share of the question that is a phrase they are known by: a longer phrase of another page says more, such as the
	 * label in a message that many pages explain. A question that names a page, such as `cancelRender()`, is not one that another
	 * page claims without that name. `found` is what the words find by themselves.
	 */
	answerTo(asked: Asked, phrased: ReadonlyMap<number, number>, found: Found): Scored | undefined;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const total = (words: readonly {worth: number}[]): number => sumOf(words.map(({worth}) => worth));

export const createClaimedQuestions = (documents: readonly Findable[], tellingOf: (root: string) => number): ClaimedQuestions => {
	const questions = documents.flatMap((document, id) =>
		document.questions.map((question) => ({
			id,
			name: normalName(question),
			core: coreOf(question),
			roots: queryWords(question).filter(isTelling).map(stem),
		})),
	);
	const titles = documents.map((document) => normalName(document.title));
	const isTitle = new Set(titles);
	return {
		answerTo({text, name, clues, roots}, phrased, {title, holds}) {
			const core = coreOf(text);
			const named = [...namesIn(text)].filter((one) => isTitle.has(one));
			const claims =
				named.length === 0
					? questions
					: questions.filter(({id, name: claim}) => named.some((one) => titles[id] === one || claim.includes(one)));
			const isOutspoken = (id: number, claim: string): boolean =>
				[...phrased].some(([other, share]) => documents[other]!.title !== documents[id]!.title && share * name.length > claim.length);
			const meant = roots.map((root, index) => {
				const {alike, weight} = clues[index]!;
				return {words: new Set([root, ...alike.map(stem)]), worth: tellingOf(root) * weight};
			});
			const all = total(meant);
			const isElsewhere = namesOtherTool(text);
			const isSpokenOf = (id: number): boolean =>
				total(meant.filter(({words}) => ![...words].some((word) => holds(id, word)))) <= UNSPOKEN * all;
			let best: Scored | undefined;
			let likely: Scored | undefined;
			for (const {id, name: other, core: otherCore, roots: wanted} of claims) {
				const unmet = wanted.filter((root) => !meant.some(({words}) => words.has(root)));
				const met = meant.filter(({words}) => wanted.some((root) => words.has(root)));
				const isHeld = unmet.length === 0 && wanted.length >= WHOLE_MESSAGE;
				const alike = met.length < 2 ? 0 : total(met) / (all + sumOf(unmet.map(tellingOf)));
				const isPart = (roots.length >= PART_OF_MESSAGE && other.includes(name)) || isPartOf(otherCore, core);
				const isSame = other === name || (otherCore === core && core.includes(' '));
				const score = isSame ? EXACTLY : isHeld || isPart ? Math.max(alike, SAME_QUESTION) : alike;
				if (score >= SAME_QUESTION && score > (best?.score ?? 0) && (score === EXACTLY || !isOutspoken(id, other))) {
					best = {id, score};
				} else if (
					score >= Math.max(SAME_ON_FOUND_PAGE, likely?.score ?? 0) &&
					documents[id]!.title === title &&
					!isElsewhere &&
					isSpokenOf(id)
				) {
					likely = {id, score};
				}
			}

			return best ?? likely;
		},
	};
};
