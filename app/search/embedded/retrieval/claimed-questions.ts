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

/** A question that an author says a document answers. */
type Claim = {id: number; name: string; core: string; roots: readonly string[]};

/** What a reader asks, beside all claims. */
export type ComparedQuestions = {
	/** Of each document, how much its most similar claim shares with the question, above 0 and at most 1. */
	likeness: ReadonlyMap<number, number>;
	/**
	 * The document whose author says that it answers this question, in these or in nearly these words. `phrased` are documents
	 * with the share of the question that is a phrase they are known by: a longer phrase of another page says more, such as the
	 * label in a message that many pages explain. `found` is what the words find by themselves.
	 */
	answer(phrased: ReadonlyMap<number, number>, found: Found): Scored | undefined;
};

/** Questions that authors say their documents answer. */
export type ClaimedQuestions = {
	/** A question that names a page, such as `cancelRender()`, is not one that another page claims without that name. */
	compare(asked: Asked): ComparedQuestions;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const total = (words: readonly {worth: number}[]): number => sumOf(words.map(({worth}) => worth));

/** The claims that share a word with a question, or are it: the others needn't be compared. */
const createNearClaims = (claims: readonly Claim[]) => {
	const byKey = new Map<string, Claim[]>();
	for (const claim of claims) {
		for (const key of new Set([claim.name, ...claim.roots])) {
			byKey.set(key, [...(byKey.get(key) ?? []), claim]);
		}
	}

	return (keys: Iterable<string>): Set<Claim> => new Set([...keys].flatMap((key) => byKey.get(key) ?? []));
};

/** `titles` are the normal names of the documents' titles. */
export const createClaimedQuestions = (
	documents: readonly Findable[],
	titles: readonly string[],
	tellingOf: (root: string) => number,
): ClaimedQuestions => {
	const nearClaims = createNearClaims(
		documents.flatMap(({questions}, id) =>
			questions.map((question) => ({
				id,
				name: normalName(question),
				core: coreOf(question),
				roots: queryWords(question).filter(isTelling).map(stem),
			})),
		),
	);
	const isTitle = new Set(titles);
	return {
		compare({text, name, clues, roots}) {
			const core = coreOf(text);
			const named = [...namesIn(text)].filter((one) => isTitle.has(one));
			const meant = roots.map((root, index) => {
				const {alike, weight} = clues[index]!;
				return {words: new Set([root, ...alike.map(stem)]), worth: tellingOf(root) * weight};
			});
			const all = total(meant);
			const compareWith = (claim: Claim) => {
				const unmet = claim.roots.filter((root) => !meant.some(({words}) => words.has(root)));
				const met = meant.filter(({words}) => claim.roots.some((root) => words.has(root)));
				const isHeld = unmet.length === 0 && claim.roots.length >= WHOLE_MESSAGE;
				const alike = met.length < 2 ? 0 : total(met) / (all + sumOf(unmet.map(tellingOf)));
				const isPart = (roots.length >= PART_OF_MESSAGE && claim.name.includes(name)) || isPartOf(claim.core, core);
				const isSame = claim.name === name || (claim.core === core && core.includes(' '));
				return {claim, alike, score: isSame ? EXACTLY : isHeld || isPart ? Math.max(alike, SAME_QUESTION) : alike};
			};
			const compared = [...nearClaims([name, ...meant.flatMap(({words}) => [...words])])]
				.filter(({id, name: claim}) => named.length === 0 || named.some((one) => titles[id] === one || claim.includes(one)))
				.map(compareWith);
			const likeness = new Map<number, number>();
			for (const {claim, alike} of compared) {
				if (alike > (likeness.get(claim.id) ?? 0)) {
					likeness.set(claim.id, alike);
				}
			}

			return {
				likeness,
				answer(phrased, {title, holds}) {
					const isOutspoken = (claim: Claim): boolean =>
						[...phrased].some(
							([other, share]) => documents[other]!.title !== documents[claim.id]!.title && share * name.length > claim.name.length,
						);
					const isElsewhere = namesOtherTool(text);
					const isSpokenOf = (id: number): boolean =>
						total(meant.filter(({words}) => ![...words].some((word) => holds(id, word)))) <= UNSPOKEN * all;
					let best: Scored | undefined;
					let likely: Scored | undefined;
					for (const {claim, score} of compared) {
						const {id} = claim;
						if (score >= SAME_QUESTION && score > (best?.score ?? 0) && (score === EXACTLY || !isOutspoken(claim))) {
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
		},
	};
};
