import {editDistance} from '../../../lib/edit-distance';
import {allowedEdits} from '../ranking';
import {LONGEST_WORD, stem, swappedForms} from '../words';
import type {Bm25f} from './bm25f';
import type {Clue, Known} from './types';

/** The weight of a word that is only spelled similarly. */
const MISSPELLED = 0.7;

/** The fewest letters of a word that is read as a similar one, and as one with two letters swapped. */
const SHORTEST_MENDED = 6;
const SHORTEST_SWAPPED = 5;

/** A word is only split in two if each part has at least this many letters and occurs in at least this many documents. */
const SHORTEST_PART = 4;
const OFTEN = 10;

type Neighbors = readonly [before?: string, after?: string];

/** The known word that an unknown one is with two neighboring letters swapped, as in `vidoe`. */
const swapped = (word: string, {countOf}: Bm25f): string | undefined =>
	word.length < SHORTEST_SWAPPED
		? undefined
		: swappedForms(word)
				.map(stem)
				.find((root) => countOf(root) >= OFTEN);

/** The known word that an unknown one with this stem is probably a misspelling of, by edit distance. */
const closest = (word: string, stemmed: string, {words}: Bm25f): string | undefined => {
	const edits = word.length < SHORTEST_MENDED ? 0 : allowedEdits(stemmed);
	let best: {root: string; distance: number; count: number} | undefined;
	for (const [root, count] of edits === 0 ? [] : words()) {
		if (root[0] !== stemmed[0] || Math.abs(root.length - stemmed.length) > edits) {
			continue;
		}

		const distance = editDistance(root, stemmed);
		const isCloser = !best || distance < best.distance || (distance === best.distance && count > best.count);
		if (distance <= edits && isCloser) {
			best = {root, distance, count};
		}
	}

	return best?.root;
};

/** The known word that an unknown one forms with one of its neighbors, as in `CloudFlare` and `type script`. */
const joined = (word: string, [before, after]: Neighbors, {countOf}: Bm25f): string | undefined =>
	[before && before + word, after && word + after].map((one) => one && stem(one)).find((one) => one && countOf(one) > 0);

/** The second of two known words that an unknown one consists of, as in `backgroundmusic`. */
const lastOf = (word: string, {countOf}: Bm25f): string | undefined => {
	for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
		const [first, last] = [stem(word.slice(0, at)), stem(word.slice(at))];
		if (countOf(first) >= OFTEN && countOf(last) >= OFTEN) {
			return last;
		}
	}

	return undefined;
};

/**
 * Looks up a clue in the index. A word that the index doesn't have is read as a synonym, such as `video` for `vid`, or else as a word that is
 * spelled similarly, which counts less.
 */
export const readClue = ({word, alike, weight}: Clue, neighbors: Neighbors, index: Bm25f): Known & {root: string} => {
	const {countOf, tellingOf} = index;
	const root = stem(word);
	if (countOf(root) > 0) {
		return {word, root, telling: tellingOf(root) * weight, count: countOf(root)};
	}

	const meant = alike.map(stem).find((one) => countOf(one) > 0);
	if (meant !== undefined) {
		return {word, root: meant, telling: tellingOf(meant) * weight, count: countOf(meant), read: meant};
	}

	const other =
		word.length > LONGEST_WORD
			? undefined
			: (joined(word, neighbors, index) ?? swapped(word, index) ?? closest(word, root, index) ?? lastOf(word, index));
	return other === undefined
		? {word, root, telling: tellingOf(root) * weight, count: 0}
		: {word, root: other, telling: tellingOf(other) * weight * MISSPELLED, count: countOf(other), read: other};
};
