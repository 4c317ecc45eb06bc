import {MAX_OF_PAGE, MAX_PARTS, OTHER_TOPIC, WORTH_ANOTHER_PAGE, WORTH_ANOTHER_TOPIC, WORTH_IN_SECTION, WORTH_SHOWING} from './policy';
import {hasTerm, type Question, type Term, wordsIn} from './question';
import type {Ranked} from './rank';

/** The most blocks of one section. More would be the page itself. */
const MAX_BLOCKS = 3;

/** Two passages that share a larger part of their words say the same. */
const SAME = 0.6;

const isAlike = (a: Ranked, b: Ranked): boolean => {
	const shared = [...a.words].filter((word) => b.words.has(word)).length;
	return shared / Math.min(a.words.size || 1, b.words.size || 1) > SAME;
};

/** The parts of a question that an answer depends on. */
export type Asked = Pick<Question, 'terms' | 'isElsewhere' | 'text'>;

/** Matches a question that asks for several things. */
const JOINED = /\band\b|[,;&+]|\?.*\w/i;

/** The best passage about words of the question that the chosen ones don't mention. */
const findOther = (ranked: readonly Ranked[], chosen: readonly Ranked[], terms: readonly Term[]): Ranked | undefined => {
	const all = terms.reduce((sum, {weight}) => sum + weight, 0);
	const speaksOf = ({words, section, page}: Ranked, term: Term): boolean =>
		[words, wordsIn(`${section.heading ?? ''} ${page.title}`)].some((some) => hasTerm(some, term));
	const open = terms.filter((term) => !chosen.some((one) => speaksOf(one, term)));
	return ranked.find(
		(one) =>
			!chosen.some(({section}) => section === one.section) &&
			open.filter((term) => speaksOf(one, term)).reduce((sum, {weight}) => sum + weight, 0) >= OTHER_TOPIC * all,
	);
};

/**
 * Chooses the passages for an answer, best first: the best one with others of its section, those of other pages that are nearly as good, and one
 * about anything that none of them mentions.
 */
export const choose = (ranked: readonly Ranked[], {terms, text}: Asked): Ranked[] => {
	const chosen: Ranked[] = [];
	const worst = (share: number): number => share * (ranked[0]?.score ?? 0);
	for (const one of ranked.filter(({score}) => score >= worst(WORTH_ANOTHER_PAGE))) {
		const inSection = chosen.filter(({section}) => section === one.section).length;
		const sections = new Set(chosen.map(({section}) => section));
		const ofPage = new Set(chosen.filter(({page}) => page === one.page).map(({section}) => section));
		const hasRoom = inSection > 0 ? inSection < MAX_BLOCKS : sections.size < MAX_PARTS && ofPage.size < MAX_OF_PAGE;
		const isWorth = one.score >= worst(WORTH_SHOWING) || !chosen.some(({page}) => page === one.page);
		if (hasRoom && isWorth && chosen.length <= MAX_PARTS && !chosen.some((other) => isAlike(one, other))) {
			chosen.push(one);
		}
	}

	const more = ranked.filter(({section, score}) => section === ranked[0]?.section && score >= worst(WORTH_IN_SECTION));
	const hasRoom = new Set(chosen.map(({section}) => section)).size < MAX_PARTS;
	const worthy = ranked.filter(({score}) => score >= worst(WORTH_ANOTHER_TOPIC));
	const other = hasRoom && JOINED.test(text) ? findOther(worthy, chosen, terms) : undefined;
	return [...new Set([...chosen, ...more.slice(0, MAX_BLOCKS), ...(other ? [other] : [])])];
};
