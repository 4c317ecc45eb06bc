/** The largest distance between two words that still counts, and the weight of such a pair, relative to adjacent words. */
const NEAR = 4;
const NEAR_WORTH = 0.35;

/** How much of the wording a text contains, from 0 to 1: the share of adjacent pairs, weighted by the rarer word. */
export const wordingIn = (words: readonly string[], wording: readonly string[], tellingOf: (word: string) => number): number => {
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
