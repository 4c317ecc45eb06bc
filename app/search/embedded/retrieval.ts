import {editDistance} from '../../lib/edit-distance';
import {isTelling} from './lexicon';
import {allowedEdits} from './ranking';
import {inSlices} from './slices';
import {normalName, queryWords, stem, stemsIn} from './words';

/** A word to look for. `alike` are other words for it, `weight` is how much it says beside the others, at most 1. */
export type Clue = {word: string; alike: readonly string[]; weight: number};

/** A text with what a word counts in it, and how many words such a text usually has. */
export type Field = {text: string; weight: number; usual: number};

/**
 * What can be found: its texts, the questions that it answers, the phrases that it is known by, the title of its page, and by
 * how much it counts more or less than its words say.
 */
export type Findable = {
	fields: readonly Field[];
	questions: readonly string[];
	phrases: readonly string[];
	title: string;
	standing: number;
};

/** What is known about a clue: how telling it is, and in how many documents it stands; `read` when it was taken for another word. */
export type Known = {word: string; telling: number; count: number; read?: string};

/** A document that was found; `phrased` is the share of the question, in letters, that is a phrase which it is known by. */
export type Scored = {id: number; score: number; phrased?: number};

/** Documents that hold any of the clues, best first, and the one that answers this very question, if its author says so. */
export type Found = {ranked: Scored[]; known: Known[]; asked?: Scored};

export type Retriever = {find(clues: readonly Clue[], text: string): Found};

/** BM25F: how soon a repeated word says nothing new, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH = 0.6;

/** Below 1, so that one rare word doesn't outweigh all others. */
const RARE_WORDS = 0.8;

/** What another word for the one asked for counts, and one that is only spelled alike. */
const SYNONYM = 0.4;
const MISSPELLED = 0.7;
const SHORTEST_MENDED = 6;

/** The best documents are compared with the wording, too: by how much they gain when they hold all of it, word by word. */
const COMPARED = 60;
const WORDING = 1.5;

/** Words between two of the wording that still stand together, and what they count beside neighbors. */
const NEAR = 4;
const NEAR_WORTH = 0.35;

/** What a title counts that says nothing but what is asked about. */
const TITLE_FIT = 1;

/** By how much a document gains when a phrase that it is known by, such as the middle of a message, is part of the question. */
const PHRASED = 4;

/** Two questions are one when they share so much of what they are about. One word by itself is not enough. */
const SAME_QUESTION = 0.72;

const EXACTLY = 2;

/** An error message of so many words is recognized whatever stands around it, and by so many words of it that stand together. */
const WHOLE_MESSAGE = 4;
const PART_OF_MESSAGE = 3;

/** What the second and third best document of a page count beside its best one. */
const FURTHER = [1, 0.3, 0.05];

/** The worth of a page by that of its documents, best first. */
export const pageScore = (scores: readonly number[]): number =>
	FURTHER.reduce((sum, share, index) => sum + share * (scores[index] ?? 0), 0);

type Postings = {ids: number[]; weights: number[]};

/** How much of the wording a text has, at most 1: its pairs of neighbors, each worth its rarer word. */
const wordingIn = (words: readonly string[], wording: readonly string[], tellingOf: (word: string) => number): number => {
	const places = new Map<string, number[]>();
	const wanted = new Set(wording);
	for (const [at, word] of words.entries()) {
		if (wanted.has(word)) {
			places.set(word, [...(places.get(word) ?? []), at]);
		}
	}

	let all = 0;
	let found = 0;
	for (const [index, second] of wording.slice(1).entries()) {
		const first = wording[index]!;
		const worth = Math.max(tellingOf(first), tellingOf(second));
		all += worth;
		const distances = (places.get(first) ?? []).flatMap((at) => (places.get(second) ?? []).map((then) => then - at));
		found += distances.includes(1) ? worth : distances.some((one) => Math.abs(one) <= NEAR && one !== 0) ? worth * NEAR_WORTH : 0;
	}

	return all === 0 ? 0 : found / all;
};

/**
 * Ranks documents by any of the words of a question: BM25F over their fields, then by how much of the wording stands in
 * them. Indexed in slices.
 */
export const createRetriever = async (documents: readonly Findable[]): Promise<Retriever> => {
	const index = new Map<string, Postings>();
	await inSlices(documents, ({fields}, id) => {
		const weights = new Map<string, number>();
		for (const {text, weight, usual} of fields) {
			const words = stemsIn(text);
			const each = weight / (1 - LENGTH + (LENGTH * words.length) / usual);
			for (const word of words) {
				weights.set(word, (weights.get(word) ?? 0) + each);
			}
		}

		for (const [word, weight] of weights) {
			let postings = index.get(word);
			if (!postings) {
				postings = {ids: [], weights: []};
				index.set(word, postings);
			}

			postings.ids.push(id);
			postings.weights.push(weight);
		}
	});

	const countOf = (root: string): number => index.get(root)?.ids.length ?? 0;
	const tellingOf = (root: string): number => {
		const count = countOf(root);
		return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5)) ** RARE_WORDS;
	};

	/** The known word that an unknown one is probably a misspelling of. */
	const closest = (word: string): string | undefined => {
		const edits = word.length < SHORTEST_MENDED ? 0 : allowedEdits(word);
		let best: {root: string; distance: number; count: number} | undefined;
		for (const [root, {ids}] of edits === 0 ? [] : index) {
			if (root[0] !== word[0] || Math.abs(root.length - word.length) > edits) {
				continue;
			}

			const distance = editDistance(root, word);
			const isCloser = !best || distance < best.distance || (distance === best.distance && ids.length > best.count);
			if (distance <= edits && isCloser) {
				best = {root, distance, count: ids.length};
			}
		}

		return best?.root;
	};

	/** The known word that an unknown one makes together with one of its neighbors: readers write `CloudFlare` and `type script`. */
	const joined = (word: string, [before, after]: readonly [string?, string?]): string | undefined =>
		[before && before + word, after && word + after].map((one) => one && stem(one)).find((one) => one && countOf(one) > 0);

	const read = ({word, weight}: Clue, neighbors: readonly [string?, string?]): Known & {root: string} => {
		const root = stem(word);
		if (countOf(root) > 0) {
			return {word, root, telling: tellingOf(root) * weight, count: countOf(root)};
		}

		const other = joined(word, neighbors) ?? closest(root);
		return other === undefined
			? {word, root, telling: tellingOf(root) * weight, count: 0}
			: {word, root: other, telling: tellingOf(other) * weight * MISSPELLED, count: countOf(other), read: other};
	};

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

	const questions = documents.flatMap((document, id) =>
		document.questions.map((question) => ({id, name: normalName(question), roots: queryWords(question).filter(isTelling).map(stem)})),
	);

	/**
	 * The document whose author says that it answers this question, in these or in nearly these words. A longer phrase that
	 * another page is known by says more: the label in a message that many pages explain.
	 */
	const answerTo = (
		name: string,
		clues: readonly Clue[],
		roots: readonly string[],
		phrased: ReadonlyMap<number, number>,
	): Scored | undefined => {
		const isOutspoken = (id: number, claim: string): boolean =>
			[...phrased].some(([other, share]) => documents[other]!.title !== documents[id]!.title && share * name.length > claim.length);
		const meant = roots.map((root, index) => new Set([root, ...clues[index]!.alike.map(stem)]));
		let best: Scored | undefined;
		for (const {id, name: other, roots: wanted} of questions) {
			const unmet = wanted.filter((root) => !meant.some((words) => words.has(root)));
			const met = meant.filter((words) => wanted.some((root) => words.has(root)));
			const worth = (words: readonly string[]): number => words.reduce((sum, word) => sum + tellingOf(word), 0);
			const shared = worth(met.map((words) => [...words][0]!));
			const isHeld = unmet.length === 0 && wanted.length >= WHOLE_MESSAGE;
			const alike = met.length < 2 ? 0 : shared / (worth(roots) + worth(unmet));
			const isPart = roots.length >= PART_OF_MESSAGE && other.includes(name);
			const score = other === name ? EXACTLY : isHeld || isPart ? Math.max(alike, SAME_QUESTION) : alike;
			if (score >= SAME_QUESTION && score > (best?.score ?? 0) && (score === EXACTLY || !isOutspoken(id, other))) {
				best = {id, score};
			}
		}

		return best;
	};

	const phrases = documents.flatMap((document, id) => document.phrases.map((phrase) => ({id, name: normalName(phrase)})));

	const scores = new Float64Array(documents.length);
	const best = new Float64Array(documents.length);

	return {
		find(clues, text) {
			scores.fill(0);
			const known = clues.map((clue, at) => read(clue, [clues[at - 1]?.word, clues[at + 1]?.word]));
			for (const [at, {root, telling}] of known.entries()) {
				const touched: number[] = [];
				const add = (word: string, worth: number): void => {
					const {ids, weights} = index.get(word) ?? {ids: [], weights: []};
					for (const [position, id] of ids.entries()) {
						const weight = weights[position]!;
						const score = (worth * weight) / (SATURATION + weight);
						if (best[id] === 0) {
							touched.push(id);
						}

						best[id] = Math.max(best[id]!, score);
					}
				};
				add(root, telling);
				for (const other of clues[at]!.alike) {
					add(stem(other), Math.min(tellingOf(stem(other)), tellingOf(root)) * clues[at]!.weight * SYNONYM);
				}

				for (const id of touched) {
					scores[id]! += best[id]!;
					best[id] = 0;
				}
			}

			const asked = new Set([...known.map(({root}) => root), ...clues.flatMap(({alike}) => alike.map(stem))]);
			const name = normalName(text);
			const phrased = new Map<number, number>();
			for (const {id, name: phrase} of phrases) {
				if (name.includes(phrase)) {
					phrased.set(id, Math.max(phrased.get(id) ?? 0, phrase.length / name.length));
				}
			}

			const ranked: Found['ranked'] = [];
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

			ranked.sort((a, b) => b.score - a.score);
			const wording = stemsIn(text);
			if (wording.length > 1) {
				for (const one of ranked.slice(0, COMPARED)) {
					one.score *= 1 + WORDING * wordingIn(sequenceOf(one.id), wording, tellingOf);
				}

				ranked.sort((a, b) => b.score - a.score);
			}

			const same = answerTo(
				name,
				clues,
				known.map(({root}) => root),
				phrased,
			);
			return {ranked, known: known.map(({root: _, ...rest}) => rest), ...(same ? {asked: same} : {})};
		},
	};
};
