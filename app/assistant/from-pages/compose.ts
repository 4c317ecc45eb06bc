import type {Answer, Source} from '../types';
import {beginningOf, complete, cureOf, isShort, type Place, type Shown, sourceOf, toParts, topOf, withEnough, withNeighbors} from './parts';
import {
	ANSWERED,
	COVERED_BY_NAME,
	ENOUGH_COVERED,
	ENOUGH_KNOWN,
	FEW_UNMET,
	MAX_MORE,
	MAX_NEAREST,
	MAX_OF_PAGE,
	MAX_PARTS,
	MET,
	MET_IN_SHORT,
	NAMED,
	OWN_ENOUGH,
	PHRASED,
	SAMPLE_FITS,
	WELL_KNOWN,
	WORTH_ANOTHER_PAGE,
	WORTH_SHOWING,
} from './policy';
import {hasWord, type Question, type Term, wordsIn} from './question';
import type {Ranked} from './rank';
import {isEcho, isQuoted} from './wording';

/** Blocks of one section beside the best one: more would be the page itself. */
const MAX_BLOCKS = 3;

/** Two passages that share more of their words say the same. */
const SAME = 0.6;

const isAlike = (a: Ranked, b: Ranked): boolean => {
	const shared = [...a.words].filter((word) => b.words.has(word)).length;
	return shared / Math.min(a.words.size || 1, b.words.size || 1) > SAME;
};

type Asked = Pick<Question, 'terms' | 'isElsewhere' | 'text'>;

/** The sample that fits best, of the sections shown: another one would stand under a link that leads elsewhere. */
const findSample = (shown: readonly Shown[], ranked: readonly Ranked[], {terms, text}: Asked): Ranked | undefined => {
	const worth = ({words, section, score}: Ranked): number => {
		const fits = terms.filter(({word, alike}) => [word, ...alike].some((one) => hasWord(words, one))).length;
		return (shown[0]?.section === section ? 1 : 0) + fits + score;
	};
	return ranked
		.filter(
			({block, section, own}) =>
				block.kind === 'code' &&
				own >= SAMPLE_FITS &&
				isShort(block) &&
				shown.some((one) => one.section === section) &&
				!isEcho(block, text),
		)
		.sort((a, b) => worth(b) - worth(a))[0];
};

const choose = (ranked: readonly Ranked[]): Ranked[] => {
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

	return chosen;
};

/**
 * Whether a question asks for the page of a passage more than for its section: the heading says nothing of it that the page doesn't
 * say as a whole, and the passage hardly answers it by itself.
 */
const isBeside = ({section, page, own, named}: Ranked, {terms}: Asked): boolean => {
	const heading = wordsIn(section.heading ?? '');
	const title = wordsIn(page.title);
	const asksFor = ({word, alike}: Term): boolean => [word, ...alike].some((one) => hasWord(heading, one) && !hasWord(title, one));
	const isOnlyName = terms.every(({word}) => hasWord(title, word));
	return section.heading !== undefined && named >= NAMED && (own < OWN_ENOUGH || isOnlyName) && !terms.some(asksFor);
};

/** The sections of the chosen passages. The beginning of a page comes before a section that the question doesn't ask for. */
const placesOf = (chosen: readonly Ranked[], question: Asked): Shown[] => {
	const [best] = chosen;
	const top = best && isBeside(best, question) ? topOf(best.page) : undefined;
	const sections = [...new Set([...(top ? [top] : []), ...chosen.map(({section}) => section)])];
	return sections.map((section) => {
		const of = chosen.filter((one) => one.section === section);
		const wanted = new Set(of.flatMap(({block}) => withNeighbors(block, section)));
		return {page: of[0]?.page ?? best!.page, section, wanted, isChosen: of.length > 0};
	});
};

/** Quotes the section whose author says that it answers the question. */
export const quote = (curated: Place, {text}: Pick<Question, 'text'>, nearest: readonly Source[]): Answer => {
	const claimed = {...curated, wanted: new Set(beginningOf(curated.section, text)), isChosen: true};
	const cure = cureOf(curated, text);
	const shown = withEnough(cure ? [claimed, cure] : [claimed], text);
	const parts = shown.map((place) => ({source: sourceOf(place), blocks: [...place.wanted]}));
	const more = nearest.filter(({path}) => path !== curated.page.path).slice(0, MAX_MORE);
	return {kind: 'passages', parts, sources: [...parts.map(({source}) => source), ...more]};
};

/** Whether a passage speaks of enough of the question for an answer. */
const isAbout = ({covered, named, met, unmet}: Ranked): boolean =>
	covered >= ANSWERED && named >= NAMED && (met >= MET || (met >= MET_IN_SHORT && unmet <= FEW_UNMET));

/** Whether a question says by name what it is about: a thing of the code, or the message that a page explains. */
const isMeant = ({page, covered, isCalledByName}: Ranked): boolean =>
	page.phrased >= PHRASED || (isCalledByName && covered >= COVERED_BY_NAME);

/** Puts the answer together from the ranked passages, or says that they hold none. `nearest` are pages to offer, best first. */
export const compose = (ranked: readonly Ranked[], question: Asked, nearest: readonly Source[], known: number): Answer => {
	const prose = ranked.filter(({block}) => block.kind !== 'code');
	const [best] = prose;
	const none: Answer = {kind: 'none', sources: nearest.slice(0, MAX_NEAREST)};
	if (!best || known < ENOUGH_KNOWN || best.covered < ENOUGH_COVERED) {
		return none;
	}

	const isExplained = isQuoted(best.block, question.text);
	const isAnswer = isMeant(best) || (!question.isElsewhere && known >= WELL_KNOWN && (isAbout(best) || isExplained));
	// Where a pasted message is explained, what only has some of its words is noise.
	const chosen = choose(isExplained ? prose.filter(({block}) => isQuoted(block, question.text)) : prose);
	const shown = complete(placesOf(chosen, question), question.text);
	const parts = toParts(shown, findSample(shown, ranked, question)?.block, question.terms);
	if (parts.length === 0) {
		return none;
	}

	const cited = new Set(chosen.map(({page}) => page.path));
	const more = nearest.filter(({path}) => !cited.has(path)).slice(0, MAX_MORE);
	return {
		kind: 'passages',
		...(isAnswer ? {} : {isClose: true}),
		parts,
		sources: [...parts.map(({source}) => source), ...more],
	};
};
