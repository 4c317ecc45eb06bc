import {namesOtherTool} from '../lexicon';
import {namesIn, stem} from '../words';
import {type Asked, type ComparedClaim, claimsOf, compareWith, createNearClaims, EXACTLY, SAME_QUESTION, totalWorth} from './claims';
import type {Findable, Scored} from './types';

/** A lower threshold for questions of the page that is found first anyway, if its document lacks at most the second share of the question's words. */
const SAME_ON_FOUND_PAGE = 0.45;
const UNSPOKEN = 0.25;

/** A claim of that page is preferred to one of another page that is at most this much more similar. */
const NEARLY = 0.1;

/** What retrieval finds for the question: the title of the best page, and whether a document contains a word. */
type Found = {title: string | undefined; holds(id: number, root: string): boolean};

/** The claims that are similar to a question. */
export type ComparedQuestions = {
	/** The similarity of each document's most similar claim, above 0 and at most 1. Empty for questions about other tools. */
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

const likenessOf = (compared: readonly ComparedClaim[]): Map<number, number> => {
	const likeness = new Map<number, number>();
	for (const {claim, alike} of compared) {
		if (alike > (likeness.get(claim.id) ?? 0)) {
			likeness.set(claim.id, alike);
		}
	}

	return likeness;
};

const best = (claims: readonly ComparedClaim[]): Scored | undefined => {
	const [first] = [...claims].sort((a, b) => b.score - a.score);
	return first && {id: first.claim.id, score: first.score};
};

/** `titles` are the normalized titles of the documents. */
export const createClaimedQuestions = (
	documents: readonly Findable[],
	titles: readonly string[],
	tellingOf: (root: string) => number,
): ClaimedQuestions => {
	const nearClaims = createNearClaims(claimsOf(documents));
	const isTitle = new Set(titles);
	return {
		compare(asked) {
			const {text, name, clues, roots} = asked;
			const named = [...namesIn(text)].filter((one) => isTitle.has(one));
			const meant = roots.map((root, index) => {
				const {alike, weight} = clues[index]!;
				return {words: new Set([root, ...alike.map(stem)]), worth: tellingOf(root) * weight};
			});
			const compared = nearClaims(asked, meant)
				.filter(({id, name: claim}) => named.length === 0 || named.some((one) => titles[id] === one || claim.includes(one)))
				.map(compareWith(asked, meant, tellingOf));
			const isElsewhere = namesOtherTool(text);
			return {
				likeness: likenessOf(isElsewhere ? [] : compared),
				answer(phrased, {title, holds}) {
					const isOutspoken = ({claim}: ComparedClaim): boolean =>
						[...phrased].some(
							([other, share]) => documents[other]!.title !== documents[claim.id]!.title && share * name.length > claim.name.length,
						);
					const isSpokenOf = ({claim: {id}}: ComparedClaim): boolean =>
						totalWorth(meant.filter(({words}) => ![...words].some((word) => holds(id, word)))) <= UNSPOKEN * totalWorth(meant);
					const isSame = (one: ComparedClaim): boolean => one.score >= SAME_QUESTION && (one.score === EXACTLY || !isOutspoken(one));
					const isLikely = (one: ComparedClaim): boolean =>
						one.score >= SAME_ON_FOUND_PAGE && documents[one.claim.id]!.title === title && !isElsewhere && isSpokenOf(one);
					const same = best(compared.filter(isSame));
					const likely = best(compared.filter(isLikely));
					return same && likely && same.score < EXACTLY && likely.score >= same.score - NEARLY ? likely : (same ?? likely);
				},
			};
		},
	};
};
