import {synonymsOf} from '../lexicon';
import {memoize} from '../memoize';
import {normalName, stem, stemsIn} from '../words';
import {createBm25f} from './bm25f';
import {createClaimedQuestions} from './claimed-questions';
import {EXACTLY} from './claims';
import {readClue} from './known-words';
import {createNamedSections} from './named-sections';
import {createPhrases} from './phrases';
import {createScores} from './scores';
import type {Clue, Findable, Known, Scored} from './types';
import {wordingIn} from './wording';

/** The documents that contain any of the clues, best first, and the one that claims the question, if any. */
export type Found = {ranked: Scored[]; known: Known[]; asked?: Scored};

export type Retriever = {find(clues: readonly Clue[], text: string): Found};

/** How many of the best documents are compared with the wording of the question, and how much they gain if they contain all of it. */
const COMPARED = 60;
const WORDING = 1.5;

/** How much a document gains if the question contains all words of its title. */
const TITLE_FIT = 1;

/** How much a document gains if one of its phrases, such as an error message, is part of the question. */
const PHRASED = 4;

/** How much a document gains if it claims the question. A claim that shares half of the question counts a quarter. */
const CLAIMED = 4;

/** The weights of a page's best, second and third best document. */
const FURTHER = [1, 0.3, 0.05];

/** The score of a page from the scores of its documents, best first. */
export const pageScore = (scores: readonly number[]): number =>
	FURTHER.reduce((sum, share, index) => sum + share * (scores[index] ?? 0), 0);

/**
 * Ranks documents by any of the words of a question: by BM25F over their fields, then by how much of the question's wording they contain.
 * The index is built in slices.
 */
export const createRetriever = async (documents: readonly Findable[]): Promise<Retriever> => {
	const index = await createBm25f(documents);
	const {tellingOf} = index;
	const titles = documents.map(({title}) => normalName(title));
	const questions = createClaimedQuestions(documents, titles, tellingOf);
	const isNamedIn = createNamedSections(documents, titles);
	const phrasedIn = createPhrases(documents);
	const scoreAll = createScores(documents.length, index);
	/** The words of a document, in order. Most are never needed. */
	const sequenceOf = memoize((id: number) => documents[id]!.fields.flatMap(({text}) => stemsIn(text)));
	const wordsOf = memoize((title: string) => [...new Set(stemsIn(title))]);

	/** The documents with a score, best first. `asked` are the words of the question and their synonyms. */
	const rank = (scores: Float64Array, asked: ReadonlySet<string>, phrased: ReadonlyMap<number, number>): Scored[] => {
		const ranked: Scored[] = [];
		for (const [id, score] of scores.entries()) {
			if (score > 0) {
				const document = documents[id]!;
				const title = wordsOf(document.title);
				const fit = title.filter((word) => asked.has(word)).length / (title.length || 1);
				const share = phrased.get(id);
				ranked.push({
					id,
					score: score * document.standing * (1 + TITLE_FIT * fit) * (share === undefined ? 1 : PHRASED),
					...(share === undefined ? {} : {phrased: share}),
				});
			}
		}

		return ranked.sort((a, b) => b.score - a.score);
	};

	/** Boosts the best documents by how much of the wording they contain. */
	const compareWording = (ranked: Scored[], text: string): void => {
		const wording = stemsIn(text);
		if (wording.length > 1) {
			for (const one of ranked.slice(0, COMPARED)) {
				one.score *= 1 + WORDING * wordingIn(sequenceOf(one.id), wording, tellingOf);
			}

			ranked.sort((a, b) => b.score - a.score);
		}
	};

	/** Raises documents by how similar their claims are to the question. */
	const raiseClaimed = (ranked: Scored[], likeness: ReadonlyMap<number, number>): void => {
		for (const one of ranked) {
			one.score *= 1 + CLAIMED * (likeness.get(one.id) ?? 0) ** 2;
		}

		ranked.sort((a, b) => b.score - a.score);
	};

	/** Of sections with the same name, that of the page with the most incoming links. Outdated pages and other products come last. */
	const mostRead = (sections: readonly Scored[]): Scored | undefined => {
		const worth = ({id}: Scored): number => documents[id]!.standing * (1 + (documents[id]!.links ?? 0));
		return [...sections].sort((a, b) => worth(b) - worth(a))[0];
	};

	return {
		find(asked, text) {
			const known = asked.map((clue, at) => readClue(clue, [asked[at - 1]?.word, asked[at + 1]?.word], index));
			// The word that a clue was read as has synonyms, too.
			const clues = asked.map((clue, at) => ({...clue, alike: [...clue.alike, ...synonymsOf(known[at]!.read ?? '')]}));
			const name = normalName(text);
			const roots = known.map(({root}) => root);
			const phrased = phrasedIn(name);
			const ranked = rank(scoreAll(clues, known), new Set([...roots, ...clues.flatMap(({alike}) => alike.map(stem))]), phrased);
			compareWording(ranked, text);
			const claimed = questions.compare({text, name, clues, roots});
			const answer = claimed.answer(phrased, {
				title: documents[ranked[0]?.id ?? -1]?.title,
				holds: (id, root) => sequenceOf(id).includes(root),
			});
			raiseClaimed(ranked, claimed.likeness);
			const isNamed = isNamedIn(text);
			const section = answer?.score === EXACTLY ? undefined : mostRead(ranked.filter(({id}) => isNamed(id)));
			const best = section ?? answer;
			return {ranked, known: known.map(({root: _, ...rest}) => rest), ...(best ? {asked: best} : {})};
		},
	};
};
