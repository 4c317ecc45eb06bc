import type {PassageBlock, PassagePage, PassageSection} from '../../../pipeline/assistant/format';
import {isTelling} from '../../search/embedded/lexicon';
import {memoize} from '../../search/embedded/memoize';
import {normalName, queryWords, stem} from '../../search/embedded/words';
import {blockText} from './block-text';
import {
	AGREEMENT,
	BLOCK_KINDS,
	FIRST_BLOCK,
	HEADING_FIT,
	KINDS,
	NAMED_WORTH,
	OWN,
	PAGE_PRIOR,
	PLACE,
	PRIOR_FALL,
	REFERENCE,
	REFERENCE_KINDS,
	SECTION_PRIOR,
	SUPPORT,
	SUPPORTING,
	SYNONYM,
	TITLE_FIT,
	UNMET_GUESS,
} from './policy';
import {hasWord, type Question, type Term, wordsIn} from './question';

/** A page whose passages may answer the question. All numbers are from 0 to 1. */
export type Candidate = PassagePage & {
	/** How well the page matches as a whole. */
	prior: number;
	/** The share of the question that is one of the page's phrases. */
	phrased: number;
	/** The keywords of its front matter. */
	keywords: readonly string[];
	/** How well each section matches, by id. */
	sectionPriors: ReadonlyMap<string | undefined, number>;
};

/** A passage with its section, page and score. */
export type Ranked = {
	page: Candidate;
	section: PassageSection;
	block: PassageBlock;
	words: ReadonlySet<string>;
	/** How much of the question the passage itself covers. */
	own: number;
	/** How much it covers together with its headings. */
	covered: number;
	/** How much its headings and its page's keywords cover. */
	named: number;
	/** The share of the words that occur in the passage or its headings, without weighting by rarity; from 0 to 1. */
	met: number;
	/** The number of words that occur in neither. */
	unmet: number;
	/** The title of the page, or the heading, is a name in code that the question contains. */
	isCalledByName: boolean;
	score: number;
};

/** How many of the best passages are compared for words that they share. */
const VOTERS = 24;

/** A word that a larger share of these passages contain doesn't count. */
const COMMON = 0.7;

const wordsOfBlocks = new WeakMap<PassageBlock, ReadonlySet<string>>();

/** The words of a passage. Cached, because pages are used for several questions. */
const wordsOf = (block: PassageBlock): ReadonlySet<string> => {
	const words = wordsOfBlocks.get(block) ?? wordsIn(blockText(block));
	wordsOfBlocks.set(block, words);
	return words;
};

type Weighted = Term & {telling: number};

const presence = (words: ReadonlySet<string>, {word, alike}: Term): number =>
	hasWord(words, word) ? 1 : alike.some((other) => hasWord(words, other)) ? SYNONYM : 0;

const share = (terms: readonly Weighted[], presenceOf: (term: Term) => number): number => {
	const total = terms.reduce((sum, {telling}) => sum + telling, 0);
	return total === 0 ? 0 : terms.reduce((sum, term) => sum + term.telling * presenceOf(term), 0) / total;
};

/** The words of a title or heading, and the meaningful ones among them. */
const wordsOfTitle = memoize(wordsIn);
const tellingOf = memoize((title: string) => queryWords(title).filter(isTelling));

/** The share of a title's or heading's words that the question contains. `Sequence` fits better than `Playing videos in sequence`. */
const aptness = (text: string, terms: readonly Term[]): number => {
	const words = tellingOf(text);
	const asked = words.filter((word) => terms.some((term) => presence(new Set([word, stem(word)]), term) > 0));
	return words.length === 0 ? 0 : asked.length / words.length;
};

/** A factor from `1 - share` to 1, depending on a value between 0 and 1. */
const mix = (share: number, value: number): number => 1 - share + share * value;

type Titled = {page: Candidate; title: ReadonlySet<string>; keywords: ReadonlySet<string>; titleFit: number};

const rankSection = (
	{page, title, keywords, titleFit}: Titled,
	section: PassageSection,
	terms: readonly Weighted[],
	names: ReadonlySet<string>,
): Ranked[] => {
	const heading = wordsOfTitle(section.heading ?? '');
	const headingFit = aptness(section.heading ?? '', terms);
	const texts = section.blocks.map(wordsOf);
	const isCalledByName = [page.title, section.heading ?? ''].some((text) => names.has(normalName(text)));
	const named = share(terms, (term) => Math.max(presence(heading, term), presence(title, term), presence(keywords, term)));
	return section.blocks.map((block, index) => {
		const words = texts[index]!;
		const own = share(terms, (term) => presence(words, term));
		const covered = share(terms, (term) =>
			Math.max(
				presence(words, term) * PLACE.block,
				presence(heading, term) * PLACE.heading,
				presence(title, term) * PLACE.title,
				...texts.map((other) => presence(other, term) * PLACE.beside),
			),
		);
		const missing = terms.filter((term) => presence(words, term) + presence(heading, term) + presence(title, term) === 0);
		const unmetWeight = missing.reduce((sum, {weight, isGuess}) => sum + weight * (isGuess ? UNMET_GUESS : 1), 0);
		const metWeight = terms.filter((term) => !missing.includes(term)).reduce((sum, {weight}) => sum + weight, 0);
		const met = metWeight / (metWeight + unmetWeight || 1);
		const position = index === 0 ? FIRST_BLOCK : 1;
		const kind = names.size === 0 && titleFit < 1 && REFERENCE_KINDS.has(page.kind) ? REFERENCE : (KINDS[page.kind] ?? 1);
		const fitting = (1 + TITLE_FIT * titleFit) * (1 + HEADING_FIT * headingFit);
		const prior = mix(PAGE_PRIOR, page.prior ** PRIOR_FALL) * mix(SECTION_PRIOR, page.sectionPriors.get(section.id) ?? 0);
		const score = covered * (1 + NAMED_WORTH * named) * mix(OWN, own) * prior * BLOCK_KINDS[block.kind] * position * kind * fitting;
		return {page, section, block, words, own, covered, named, met, unmet: missing.length, isCalledByName, score};
	});
};

/** How many words each of the best passages shares with the others, apart from the question's; from 0 to 1. */
const agreement = (voters: readonly Ranked[], terms: readonly Term[]): Map<Ranked, number> => {
	const asked = new Set(terms.flatMap(({word, alike}) => [word, ...alike]).flatMap((word) => [word, stem(word)]));
	const sections = new Map<string, Set<PassageSection>>();
	for (const {words, section} of voters) {
		for (const word of words) {
			if (!asked.has(word) && word.length > 2) {
				sections.set(word, (sections.get(word) ?? new Set()).add(section));
			}
		}
	}

	const all = new Set(voters.map(({section}) => section)).size;
	const worth = (word: string): number => {
		const count = sections.get(word)?.size ?? 0;
		return count < 2 || count > Math.max(2, COMMON * all) ? 0 : count - 1;
	};
	const sums = voters.map((voter) => [...voter.words].reduce((sum, word) => sum + worth(word), 0) / Math.sqrt(voter.words.size || 1));
	const most = Math.max(...sums, 1e-9);
	return new Map(voters.map((voter, index) => [voter, sums[index]! / most]));
};

/** The combined score of each page's best passages; from 0 to 1. */
const support = (ranked: readonly Ranked[]): Map<Candidate, number> => {
	const sums = new Map<Candidate, number[]>();
	for (const {page, score} of ranked) {
		const best = sums.get(page) ?? [];
		if (best.length < SUPPORTING.length) {
			sums.set(page, [...best, score]);
		}
	}

	const totals = new Map(
		[...sums].map(([page, scores]) => [page, scores.reduce((sum, score, index) => sum + SUPPORTING[index]! * score, 0)]),
	);
	const most = Math.max(...totals.values(), 1e-9);
	return new Map([...totals].map(([page, total]) => [page, total / most]));
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score;

/**
 * Ranks the passages of the candidates, best first: by how much of the question they cover, how well their page and section match, and how much
 * they have in common with other good passages.
 */
export const rankPassages = (
	pages: readonly Candidate[],
	{terms: asked, names}: Question,
	weights: ReadonlyMap<string, number>,
): Ranked[] => {
	const terms = asked.map((term) => ({...term, telling: weights.get(term.word) ?? 1}));
	const ranked = pages
		.flatMap((page) => {
			const title = wordsOfTitle(`${page.title} ${page.path.split('/').slice(2).join(' ')}`);
			const titled = {page, title, keywords: wordsIn(page.keywords.join(' ')), titleFit: aptness(page.title, terms)};
			return page.sections.flatMap((section) => rankSection(titled, section, terms, names));
		})
		.sort(byScore);
	const agreed = agreement(ranked.slice(0, VOTERS), terms);
	const supported = support(ranked);
	return ranked
		.map((one) => ({...one, score: one.score * (1 + AGREEMENT * (agreed.get(one) ?? 0)) * mix(SUPPORT, supported.get(one.page) ?? 0)}))
		.sort(byScore);
};
