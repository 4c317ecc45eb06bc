import {synonymsOf} from '../lexicon';
import {remember} from '../remember';
import {normalName, stem, stemsIn} from '../words';
import {createBm25f} from './bm25f';
import {createClaimedQuestions, EXACTLY} from './claimed-questions';
import {readClue} from './known-words';
import {createNamedSections} from './named-sections';
import {createPhrases} from './phrases';
import {createScores} from './scores';
import type {Clue, Findable, Known, Scored} from './types';
import {wordingIn} from './wording';

/** Documents that hold any of the clues, best first, and the one that answers this very question, if its author says so. */
export type Found = {ranked: Scored[]; known: Known[]; asked?: Scored};

export type Retriever = {find(clues: readonly Clue[], text: string): Found};

/** The best documents are compared with the wording, too: by how much they gain when they hold all of it, word by word. */
const COMPARED = 60;
const WORDING = 1.5;

/** What a title counts that says nothing but what is asked about. */
const TITLE_FIT = 1;

/** By how much a document gains when a phrase that it is known by, such as the middle of a message, is part of the question. */
const PHRASED = 4;

/** By how much a document gains when one of its claims shares all of the question; a claim that shares half of it counts a quarter. */
const CLAIMED = 4;

/** What the second and third best document of a page count beside its best one. */
const FURTHER = [1, 0.3, 0.05];

/** The worth of a page by that of its documents, best first. */
export const pageScore = (scores: readonly number[]): number =>
	FURTHER.reduce((sum, share, index) => sum + share * (scores[index] ?? 0), 0);

/**
 * Ranks documents by any of the words of a question: BM25F over their fields, then by how much of the wording is in
 * them. Indexed in slices.
 */
export const createRetriever = async (documents: readonly Findable[]): Promise<Retriever> => {
	const index = await createBm25f(documents);
	const {tellingOf} = index;
	const titles = documents.map(({title}) => normalName(title));
	const questions = createClaimedQuestions(documents, titles, tellingOf);
	const isNamedIn = createNamedSections(documents, titles);
	const phrasedIn = createPhrases(documents);
	const scoreAll = createScores(documents.length, index);
	/** The words of a document in their order; most are never asked for. */
	const sequenceOf = remember((id: number) => documents[id]!.fields.flatMap(({text}) => stemsIn(text)));
	const wordsOf = remember((title: string) => [...new Set(stemsIn(title))]);

	/** Those with a score, best first; `asked` are the words of the question and other words for them. */
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

	/** Raises the best of them by how much of the wording they hold. */
	const compareWording = (ranked: Scored[], text: string): void => {
		const wording = stemsIn(text);
		if (wording.length > 1) {
			for (const one of ranked.slice(0, COMPARED)) {
				one.score *= 1 + WORDING * wordingIn(sequenceOf(one.id), wording, tellingOf);
			}

			ranked.sort((a, b) => b.score - a.score);
		}
	};

	/** Raises documents by how much their claims share with the question. */
	const raiseClaimed = (ranked: Scored[], likeness: ReadonlyMap<number, number>): void => {
		for (const one of ranked) {
			one.score *= 1 + CLAIMED * (likeness.get(one.id) ?? 0) ** 2;
		}

		ranked.sort((a, b) => b.score - a.score);
	};

	/** Of sections with one name, that of the page that most pages lead to; those of an old or of another product come last. */
	const mostRead = (sections: readonly Scored[]): Scored | undefined => {
		const worth = ({id}: Scored): number => documents[id]!.standing * (1 + (documents[id]!.links ?? 0));
		return [...sections].sort((a, b) => worth(b) - worth(a))[0];
	};

	return {
		find(asked, text) {
			const known = asked.map((clue, at) => readClue(clue, [asked[at - 1]?.word, asked[at + 1]?.word], index));
			// What a word was read as has other words for it, too.
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
