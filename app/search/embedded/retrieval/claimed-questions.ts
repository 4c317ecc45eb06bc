import {isTelling, namesOtherTool} from '../lexicon';
import {namesIn, normalName, queryWords, stem} from '../words';
import type {Clue, Findable, Scored} from './types';

/** Two questions count as the same if they share this much of their weighted words. A single word isn't enough. */
const SAME_QUESTION = 0.72;

/** A lower threshold for questions of the page that is found first anyway, if its document lacks at most the second share of the question's words. */
const SAME_ON_FOUND_PAGE = 0.45;
const UNSPOKEN = 0.25;

/** The score of a question in exactly the page's words. */
export const EXACTLY = 2;

/** An error message of at least this many words is recognized with any text around it. This many consecutive words of it are enough, too. */
const WHOLE_MESSAGE = 4;
const PART_OF_MESSAGE = 3;

/** A reader's question: its text, its normalized name, and its clues with the stems that they were read as. */
export type Asked = {text: string; name: string; clues: readonly Clue[]; roots: readonly string[]};

/** A question without stop words: the same for "How do I set up Remotion Lambda?" and "Setting up Lambda". */
const coreOf = (question: string): string => queryWords(question).map(stem).join(' ');

/** Whether one question is part of another: "Do I need to know React?" of "Do I need to know React before I start?". */
const isPartOf = (core: string, asked: string): boolean => asked.split(' ').length >= PART_OF_MESSAGE && ` ${core} `.includes(` ${asked} `);

/** What retrieval finds for the question: the title of the best page, and whether a document contains a word. */
type Found = {title: string | undefined; holds(id: number, root: string): boolean};

/** A question that an author claims for a document. */
type Claim = {id: number; name: string; core: string; roots: readonly string[]};

/** The claims that are similar to a question. */
export type ComparedQuestions = {
	/** The similarity of each document's most similar claim, above 0 and at most 1. */
	likeness: ReadonlyMap<number, number>;
	/**
	 * The document that claims this question, in the same or similar words. `phrased` maps documents to the share of the question that is one
	 * of their phrases: a longer phrase of a different page takes precedence, such as the label in a message that many pages explain.
	 */
	answer(phrased: ReadonlyMap<number, number>, found: Found): Scored | undefined;
};

/** The questions that authors claim in front matter (`answers`). */
export type ClaimedQuestions = {
	/** If a question names a page, such as `cancelRender()`, only claims of that page or with that name count. */
	compare(asked: Asked): ComparedQuestions;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const total = (words: readonly {worth: number}[]): number => sumOf(words.map(({worth}) => worth));

/** Finds the claims that share a word with a question, or are the same: only those need to be compared. */
const createNearClaims = (claims: readonly Claim[]) => {
	const byKey = new Map<string, Claim[]>();
	for (const claim of claims) {
		for (const key of new Set([claim.name, ...claim.roots])) {
			byKey.set(key, [...(byKey.get(key) ?? []), claim]);
		}
	}

	return (keys: Iterable<string>): Set<Claim> => new Set([...keys].flatMap((key) => byKey.get(key) ?? []));
};

/** `titles` are the normalized titles of the documents. */
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
			// A question about another tool only sounds like a claim.
			const isElsewhere = namesOtherTool(text);
			const likeness = new Map<number, number>();
			for (const {claim, alike} of isElsewhere ? [] : compared) {
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
