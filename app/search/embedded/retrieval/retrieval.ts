import {synonymsOf} from '../lexicon';
import {normalName, stem, stemsIn} from '../words';
import {createBm25f} from './bm25f';
import {createClaimedQuestions} from './claimed-questions';
import {readClue} from './known-words';
import type {Clue, Findable, Known, Scored} from './types';
import {wordingIn} from './wording';

/** Documents that hold any of the clues, best first, and the one that answers this very question, if its author says so. */
export type Found = {ranked: Scored[]; known: Known[]; asked?: Scored};

export type Retriever = {find(clues: readonly Clue[], text: string): Found};

/** What another word for the one asked for counts. */
const SYNONYM = 0.4;

/** The best documents are compared with the wording, too: by how much they gain when they hold all of it, word by word. */
const COMPARED = 60;
const WORDING = 1.5;

/** What a title counts that says nothing but what is asked about. */
const TITLE_FIT = 1;

/** By how much a document gains when a phrase that it is known by, such as the middle of a message, is part of the question. */
const PHRASED = 4;

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
	const questions = createClaimedQuestions(documents, tellingOf);
	const phrases = documents.flatMap((document, id) => document.phrases.map((phrase) => ({id, name: normalName(phrase)})));

	const sequences = new Map<number, string[]>();
	/** The words of a document in their order; most are never asked for. */
	const sequenceOf = (id: number): string[] => {
		const sequence = sequences.get(id) ?? documents[id]!.fields.flatMap(({text}) => stemsIn(text));
		sequences.set(id, sequence);
		return sequence;
	};

	const titles = new Map<string, readonly string[]>();
	const titleOf = ({title}: Findable): readonly string[] => {
		const words = titles.get(title) ?? [...new Set(stemsIn(title))];
		titles.set(title, words);
		return words;
	};

	const scores = new Float64Array(documents.length);
	const best = new Float64Array(documents.length);

	/** Adds to the scores what a clue counts in each document: its word or, where that counts more, another word for it. */
	const addClue = ({alike, weight}: Clue, {root, telling}: Known & {root: string}): void => {
		const touched: number[] = [];
		const add = (word: string, worth: number): void =>
			index.each(word, (id, share) => {
				if (best[id] === 0) {
					touched.push(id);
				}

				best[id] = Math.max(best[id]!, worth * share);
			});
		add(root, telling);
		for (const other of alike) {
			add(stem(other), Math.min(tellingOf(stem(other)), tellingOf(root)) * weight * SYNONYM);
		}

		for (const id of touched) {
			scores[id]! += best[id]!;
			best[id] = 0;
		}
	};

	/** The documents that a phrase of the question names, with the longest share of the question that does. */
	const phrasedIn = (name: string): Map<number, number> => {
		const phrased = new Map<number, number>();
		for (const {id, name: phrase} of phrases) {
			if (name.includes(phrase)) {
				phrased.set(id, Math.max(phrased.get(id) ?? 0, phrase.length / name.length));
			}
		}

		return phrased;
	};

	/** Those with a score, best first; `asked` are the words of the question and other words for them. */
	const rank = (asked: ReadonlySet<string>, phrased: ReadonlyMap<number, number>): Scored[] => {
		const ranked: Scored[] = [];
		for (const [id, score] of scores.entries()) {
			if (score > 0) {
				const document = documents[id]!;
				const title = titleOf(document);
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

	return {
		find(asked, text) {
			scores.fill(0);
			const known = asked.map((clue, at) => readClue(clue, [asked[at - 1]?.word, asked[at + 1]?.word], index));
			// What a word was read as has other words for it, too.
			const clues = asked.map((clue, at) => ({...clue, alike: [...clue.alike, ...synonymsOf(known[at]!.read ?? '')]}));
			for (const [at, one] of known.entries()) {
				addClue(clues[at]!, one);
			}

			const name = normalName(text);
			const roots = known.map(({root}) => root);
			const phrased = phrasedIn(name);
			const ranked = rank(new Set([...roots, ...clues.flatMap(({alike}) => alike.map(stem))]), phrased);
			compareWording(ranked, text);
			const answer = questions.answerTo({text, name, clues, roots}, phrased, {
				title: documents[ranked[0]?.id ?? -1]?.title,
				holds: (id, root) => sequenceOf(id).includes(root),
			});
			return {ranked, known: known.map(({root: _, ...rest}) => rest), ...(answer ? {asked: answer} : {})};
		},
	};
};
