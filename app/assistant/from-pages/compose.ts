import type {PassageBlock, PassagePage, PassageSection} from '../../../pipeline/assistant/format';
import type {Answer, AnswerPart, Source} from '../types';
import {excerpt, sentencesOf} from './excerpt';
import {
	ANSWERED,
	COVERED_BY_NAME,
	ENOUGH_COVERED,
	ENOUGH_KNOWN,
	FEW_UNMET,
	LONGEST_CODE,
	LONGEST_QUOTE,
	MAX_MORE,
	MAX_NEAREST,
	MAX_OF_PAGE,
	MAX_PARTS,
	MAX_QUOTED,
	MET,
	MET_IN_SHORT,
	NAMED,
	PHRASED,
	SAMPLE_FITS,
	WELL_KNOWN,
	WORTH_ANOTHER_PAGE,
	WORTH_SHOWING,
} from './policy';
import {hasWord, type Question, type Term} from './question';
import {blockText, type Ranked} from './rank';

/** Blocks of one section beside the best one: more would be the page itself. */
const MAX_BLOCKS = 3;
const MAX_ROWS = 6;

/** Two passages that share more of their words say the same. */
const SAME = 0.6;

/** A section that answers the question, as its author says. */
export type Curated = {page: PassagePage; section: PassageSection};

const sourceOf = ({page, section}: Curated): Source => ({
	path: section.id === undefined ? page.path : `${page.path}#${section.id}`,
	title: page.title,
	...(section.heading === undefined ? {} : {section: section.heading}),
});

const isAlike = (a: Ranked, b: Ranked): boolean => {
	const shared = [...a.words].filter((word) => b.words.has(word)).length;
	return shared / Math.min(a.words.size || 1, b.words.size || 1) > SAME;
};

/** What a passage needs to be understood: the one that it introduces, or the one that introduces it. */
const withNeighbors = ({section, block}: Ranked): PassageBlock[] => {
	const at = section.blocks.indexOf(block);
	const before = section.blocks[at - 1];
	const leads = (one?: PassageBlock): boolean => one?.kind === 'text' && one.text.endsWith(':');
	const start = leads(before) ? at - 1 : at;
	const blocks = section.blocks.slice(start, at + 1);
	if (leads(block)) {
		const rest = section.blocks.slice(at + 1);
		const kind = rest[0]?.kind;
		const same = rest.findIndex((one) => one.kind !== kind);
		blocks.push(...rest.slice(0, Math.min(same === -1 ? rest.length : same, kind === 'code' ? 1 : MAX_ROWS)));
	}

	return blocks;
};

const isShort = (block: PassageBlock): boolean => block.kind !== 'code' || block.code.split('\n').length <= LONGEST_CODE;

/** The sample that fits best: of the sections shown, else of the page of the first one. */
const findSample = (chosen: readonly Ranked[], ranked: readonly Ranked[], terms: readonly Term[]): Ranked | undefined => {
	const worth = ({words, section, page, score}: Ranked): number => {
		const fits = terms.filter(({word, alike}) => [word, ...alike].some((one) => hasWord(words, one))).length;
		const isShown = chosen.some((one) => one.section === section);
		const isFirst = chosen[0]?.section === section;
		return (isFirst ? 3 : isShown ? 2 : page === chosen[0]?.page ? 1 : 0) + fits + score;
	};
	return ranked
		.filter(
			({block, page, own}) => block.kind === 'code' && own >= SAMPLE_FITS && isShort(block) && chosen.some((one) => one.page === page),
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

/** What announces something that is not shown with it is left out. */
const withoutAnnouncement = (text: string): string => (text.endsWith(':') ? sentencesOf(text).slice(0, -1).join(' ') : text);

const toParts = (chosen: readonly Ranked[], sample: Ranked | undefined, terms: readonly Term[]): AnswerPart[] => {
	const all = sample ? [...chosen, sample] : chosen;
	return [...new Set(all.map(({section}) => section))]
		.map((section) => {
			const of = all.filter((one) => one.section === section);
			const wanted = new Set(of.flatMap(withNeighbors).filter((block) => block.kind !== 'code' || block === sample?.block));
			const blocks = section.blocks.flatMap((block, index): PassageBlock[] => {
				if (!wanted.has(block) || block.kind !== 'text') {
					return wanted.has(block) ? [block] : [];
				}

				const next = section.blocks[index + 1];
				const text = next && wanted.has(next) ? block.text : withoutAnnouncement(block.text);
				return text === '' ? [] : [{...block, text: excerpt(text, terms)}];
			});
			return {source: sourceOf(of[0]!), blocks};
		})
		.filter(({blocks}) => blocks.length > 0);
};

/** The beginning of a section, of no more characters and blocks than an answer may have. */
const beginningOf = ({blocks}: PassageSection): PassageBlock[] => {
	const shown: PassageBlock[] = [];
	let length = 0;
	for (const block of blocks) {
		length += block.kind === 'code' ? 0 : blockText(block).length;
		if (shown.length > 0 && (length > LONGEST_QUOTE || shown.length >= MAX_QUOTED)) {
			break;
		}

		if (isShort(block) && !(block.kind === 'code' && shown.some(({kind}) => kind === 'code'))) {
			shown.push(block);
		}
	}

	return shown;
};

/** Quotes the section whose author says that it answers the question. */
export const quote = (curated: Curated, nearest: readonly Source[]): Answer => {
	const source = sourceOf(curated);
	const more = nearest.filter(({path}) => path !== curated.page.path).slice(0, MAX_MORE);
	return {kind: 'passages', parts: [{source, blocks: beginningOf(curated.section)}], sources: [source, ...more]};
};

/** Whether a passage speaks of enough of the question for an answer. */
const isAbout = ({covered, named, met, unmet}: Ranked): boolean =>
	covered >= ANSWERED && named >= NAMED && (met >= MET || (met >= MET_IN_SHORT && unmet <= FEW_UNMET));

/** Whether a question says by name what it is about: a thing of the code, or the message that a page explains. */
const isMeant = ({page, covered, isCalledByName}: Ranked): boolean =>
	page.phrased >= PHRASED || (isCalledByName && covered >= COVERED_BY_NAME);

/** Puts the answer together from the ranked passages, or says that they hold none. `nearest` are pages to offer, best first. */
export const compose = (
	ranked: readonly Ranked[],
	{terms, isElsewhere}: Pick<Question, 'terms' | 'isElsewhere'>,
	nearest: readonly Source[],
	known: number,
): Answer => {
	const prose = ranked.filter(({block}) => block.kind !== 'code');
	const [best] = prose;
	if (!best || known < ENOUGH_KNOWN || best.covered < ENOUGH_COVERED) {
		return {kind: 'none', sources: nearest.slice(0, MAX_NEAREST)};
	}

	const isAnswer = isMeant(best) || (!isElsewhere && known >= WELL_KNOWN && isAbout(best));
	const chosen = choose(prose);
	const parts = toParts(chosen, findSample(chosen, ranked, terms), terms);
	const cited = new Set(chosen.map(({page}) => page.path));
	const more = nearest.filter(({path}) => !cited.has(path)).slice(0, MAX_MORE);
	return {
		kind: 'passages',
		...(isAnswer ? {} : {isClose: true}),
		parts,
		sources: [...parts.map(({source}) => source), ...more],
	};
};
