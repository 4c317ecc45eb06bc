import type {Answer, AnswerPart, Source} from '../types';
import {isSample, isShort} from './block-kinds';
import {blockText} from './block-text';
import {type Asked, choose} from './choose';
import {comparedIn} from './compare';
import {
	ANSWERED,
	COVERED_BY_NAME,
	ENOUGH_COVERED,
	ENOUGH_KNOWN,
	FEW_UNMET,
	LONGEST_CURE,
	MAX_MORE,
	MAX_NEAREST,
	MAX_PARTS,
	MET,
	MET_IN_SHORT,
	NAMED,
	OWN_ENOUGH,
	PHRASED,
	SAMPLE_FITS,
	WELL_KNOWN,
} from './policy';
import {hasTerm, hasWord, type Term, wordsIn} from './question';
import {beginningOf} from './quotes/beginning';
import {complete, cureOf, withEnough} from './quotes/context';
import {withNeighbors} from './quotes/neighbors';
import {type Place, type Shown, sourceOf, topOf} from './quotes/place';
import {withRowsAskedFor} from './quotes/rows-asked-for';
import {toParts} from './quotes/to-parts';
import {quoted} from './quotes/visible';
import type {Ranked} from './rank';
import {isEcho, isQuoted} from './wording';

/** The best code sample in the sections that are shown. */
const findSample = (shown: readonly Shown[], ranked: readonly Ranked[], {terms, text}: Asked): Ranked | undefined => {
	const worth = ({words, section, score}: Ranked): number => {
		const fits = terms.filter((term) => hasTerm(words, term)).length;
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

/**
 * Whether a question is about a passage's page rather than its section: the heading has no word of the question that the page's title lacks, and
 * the passage hardly answers the question by itself.
 */
const isBeside = ({section, page, own, named}: Ranked, {terms}: Asked): boolean => {
	const heading = wordsIn(section.heading ?? '');
	const title = wordsIn(page.title);
	const asksFor = ({word, alike}: Term): boolean => [word, ...alike].some((one) => hasWord(heading, one) && !hasWord(title, one));
	const isOnlyName = terms.every(({word}) => hasWord(title, word));
	return section.heading !== undefined && named >= NAMED && (own < OWN_ENOUGH || isOnlyName) && !terms.some(asksFor);
};

/** The sections of the chosen passages. If the question is about the page rather than the best section, the page's beginning comes first. */
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

/** The sources of the parts, followed by related pages that aren't quoted. */
const sourcesOf = (parts: readonly AnswerPart[], shown: readonly Shown[], nearest: readonly Source[]): Source[] => {
	const more = nearest.filter(({path}) => !shown.some(({page}) => page.path === path));
	return [...parts.map(({source}) => source), ...more.slice(0, MAX_MORE)];
};

/** The section of a page whose heading has a word of the question that is in neither the page's title nor its beginning. */
const sectionAskedFor = ({page, section: top}: Place, ranked: readonly Ranked[], {terms}: Asked): Place | undefined => {
	const known = wordsIn([page.title, ...top.blocks.map(blockText)].join(' '));
	const missing = terms.map(({word}) => word).filter((word) => !hasWord(known, word));
	return ranked.find(
		({page: {path}, section}) =>
			path === page.path && section !== top && missing.some((word) => hasWord(wordsIn(section.heading ?? ''), word)),
	);
};

/** If a guide starts without a code sample: its section with the best one, which shows how to do what the beginning describes. */
const stepOf = ({page, section}: Place, ranked: readonly Ranked[]): Shown | undefined => {
	if (page.kind !== 'guide' || section !== topOf(page) || section.blocks.some(isSample)) {
		return undefined;
	}

	const step = ranked.find(({page: {path}, block}) => path === page.path && isSample(block));
	return (
		step && {page, section: step.section, wanted: new Set([step.block, ...beginningOf(step.section, '', LONGEST_CURE)]), isChosen: false}
	);
};

/** Quotes the section that claims the question. If a whole page claims it, quotes its beginning and the section that fits best. */
export const quote = (curated: Place, ranked: readonly Ranked[], question: Asked, nearest: readonly Source[]): Answer => {
	const {text} = question;
	const claimed = {...curated, wanted: new Set(beginningOf(withRowsAskedFor(curated.section, question.terms), text)), isChosen: true};
	const further = curated.section.heading === undefined ? sectionAskedFor(curated, ranked, question) : undefined;
	const beside =
		comparedIn(ranked, question).find(({page}) => page.path !== curated.page.path) ??
		(further ? {...further, wanted: new Set(beginningOf(further.section, text, LONGEST_CURE)), isChosen: false} : cureOf(curated, text));
	const shown = withEnough(beside ? [claimed, beside] : [claimed], text);
	const parts = shown.map((place) => ({source: sourceOf(place), blocks: quoted(place)}));
	return {kind: 'passages', parts, sources: sourcesOf(parts, shown, nearest)};
};

/** Whether a passage covers enough of the question to be an answer. */
const isAbout = ({covered, named, met, unmet}: Ranked): boolean =>
	covered >= ANSWERED && named >= NAMED && (met >= MET || (met >= MET_IN_SHORT && unmet <= FEW_UNMET));

/** Whether a question contains the name in code that a passage is about, or the error message that its page explains. */
const isMeant = ({page, covered, isCalledByName}: Ranked): boolean =>
	page.phrased >= PHRASED || (isCalledByName && covered >= COVERED_BY_NAME);

/** Composes an answer from the ranked passages, or says that there is none. `nearest` are the closest pages, best first. */
export const compose = (ranked: readonly Ranked[], question: Asked, nearest: readonly Source[], known: number): Answer => {
	const prose = ranked.filter(({block}) => block.kind !== 'code');
	const [best] = prose;
	const none: Answer = {kind: 'none', sources: nearest.slice(0, MAX_NEAREST)};
	if (!best || known < ENOUGH_KNOWN || best.covered < ENOUGH_COVERED) {
		return none;
	}

	const isExplained = isQuoted(best.block, question.text);
	const isAnswer = isMeant(best) || (!question.isElsewhere && known >= WELL_KNOWN && (isAbout(best) || isExplained));
	// If a passage explains the pasted error message, passages that only share some words with it are noise.
	const chosen = choose(isExplained ? prose.filter(({block}) => isQuoted(block, question.text)) : prose, question);
	const compared = comparedIn(ranked, question);
	const places = placesOf(chosen, question).filter(({page}) => !compared.some((one) => one.page === page));
	const all = [...compared, ...places].slice(0, Math.max(MAX_PARTS, places.length));
	const step = all[0] && !all.slice(1).some(({page}) => page === all[0]?.page) ? stepOf(all[0], ranked) : undefined;
	const shown = complete(step ? [all[0]!, step, ...all.slice(1)] : all, question.text);
	const parts = toParts(shown, findSample(shown, ranked, question)?.block, question.terms);
	if (parts.length === 0) {
		return none;
	}

	return {kind: 'passages', ...(isAnswer ? {} : {isClose: true}), parts, sources: sourcesOf(parts, shown, nearest)};
};
