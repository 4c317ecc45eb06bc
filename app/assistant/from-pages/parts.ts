import type {PassageBlock, PassagePage, PassageSection} from '../../../pipeline/assistant/format';
import type {AnswerPart, Source} from '../types';
import {announces, isCommand, isLabel, isSample, isSentence, isShort, LONGEST_LABEL} from './block-kinds';
import {blockText} from './block-text';
import {excerpt, sentencesOf} from './excerpt';
import {LONGEST_CURE, LONGEST_GLANCE, LONGEST_QUOTE, MAX_QUOTED, SHORTEST_PART} from './policy';
import {hasWord, type Term, wordsIn} from './question';
import {isEcho} from './wording';

const MAX_ROWS = 6;

/** A row is asked for that has this share of what the best one has of the question, and at least so many of its words. */
const ASKED_FOR = 0.75;
const FEWEST_WORDS = 2;

/** How many passages after a message say what it means. */
const MAX_EXPLAINING = 2;

/** A section of a page. */
export type Place = {page: PassagePage; section: PassageSection};

/** A section with those of its passages that are shown; it was not chosen itself when it only introduces the next one. */
export type Shown = Place & {wanted: Set<PassageBlock>; isChosen: boolean};

export const sourceOf = ({page, section}: Place): Source => ({
	path: section.id === undefined ? page.path : `${page.path}#${section.id}`,
	title: page.title,
	...(section.heading === undefined ? {} : {section: section.heading}),
});

/** What comes before the first heading of a page: it says what the page is about. */
export const topOf = ({sections: [first]}: PassagePage): PassageSection | undefined => (first?.heading === undefined ? first : undefined);

/** The rows of the table that a row belongs to; only itself when the table is long. */
const tableOf = (row: PassageBlock, {blocks}: PassageSection): PassageBlock[] => {
	const at = blocks.indexOf(row);
	const start = blocks.findLastIndex((block, index) => index < at && block.kind !== 'row') + 1;
	const end = blocks.findIndex((block, index) => index > at && block.kind !== 'row');
	const rows = blocks.slice(start, end === -1 ? undefined : end);
	return rows.length <= MAX_ROWS && announces(blocks[start - 1]) ? [blocks[start - 1]!, ...rows] : [row];
};

/** What a passage announces: a sample, the rows of a table, or the items of a list. */
const announcedBy = (block: PassageBlock, {blocks}: PassageSection): PassageBlock[] => {
	const [first, second, ...others] = blocks.slice(blocks.indexOf(block) + 1);
	if (!first || !announces(block)) {
		return [];
	}

	if (first.kind === 'code' || isLabel(first, second)) {
		return second && isLabel(first, second) ? [first, second] : [first];
	}

	const rest = [first, ...(second ? [second, ...others] : [])];
	const end = rest.findIndex(({kind}) => kind !== first.kind);
	return rest.slice(0, Math.min(end === -1 ? rest.length : end, MAX_ROWS));
};

/** A passage with what it needs to be understood: the ones that it announces, or the one that announces it. */
export const withNeighbors = (block: PassageBlock, section: PassageSection): PassageBlock[] => {
	const before = section.blocks[section.blocks.indexOf(block) - 1];
	return [
		...(before && announces(before) ? [before] : []),
		...(block.kind === 'row' ? tableOf(block, section) : [block]),
		...announcedBy(block, section),
	];
};

/** A section without the rows that a question leaves out when it asks for others: of many messages, the one that was pasted. */
export const withRowsAskedFor = (section: PassageSection, terms: readonly Term[]): PassageSection => {
	const rows = section.blocks.filter(({kind}) => kind === 'row');
	if (rows.length < MAX_ROWS) {
		return section;
	}

	const shares = rows.map((row) => {
		const words = wordsIn(blockText(row));
		return terms.filter(({word}) => hasWord(words, word)).length;
	});
	const least = Math.max(FEWEST_WORDS, ASKED_FOR * Math.max(...shares));
	const others = new Set<PassageBlock>(rows.filter((_, at) => shares[at]! < least));
	return others.size === rows.length ? section : {...section, blocks: section.blocks.filter((block) => !others.has(block))};
};

const isProse = ({kind}: PassageBlock): boolean => kind !== 'code';

/** The beginning of a section, of no more prose than an answer may have, with one longer sample and the commands that are announced. */
export const beginningOf = ({blocks}: PassageSection, question: string, longest = LONGEST_QUOTE): PassageBlock[] => {
	const telling = blocks.filter((block) => !isEcho(block, question));
	const shown: PassageBlock[] = [];
	let length = 0;
	for (const block of telling.some(({kind}) => kind === 'text') ? telling : blocks) {
		length += block.kind === 'code' ? 0 : blockText(block).length;
		if (shown.length > 0 && (length > longest || shown.filter(isProse).length >= MAX_QUOTED)) {
			break;
		}

		const isAnnounced = isCommand(block) && announces(blocks[blocks.indexOf(block) - 1]);
		if (isShort(block) && (isProse(block) || shown.every(isCommand) || isAnnounced)) {
			shown.push(block);
		}
	}

	return shown;
};

const lengthOf = (blocks: Iterable<PassageBlock>): number => [...blocks].reduce((sum, block) => sum + blockText(block).length, 0);

/** The message that was pasted gives way to what follows it. */
const explain = ({section, wanted}: Shown, question: string): void => {
	const echoes = [...wanted].filter((block) => isEcho(block, question));
	for (const echo of echoes) {
		const behind = section.blocks.slice(section.blocks.indexOf(echo) + 1).filter((block) => !isEcho(block, question));
		const explaining = behind.filter(({kind}) => kind !== 'code').slice(0, MAX_EXPLAINING);
		if (explaining.length > 0) {
			wanted.delete(echo);
			for (const block of explaining.flatMap((one) => withNeighbors(one, section))) {
				wanted.add(block);
			}
		}
	}
};

/** A sentence that says little by itself is shown with its neighbors. */
const grow = ({section, wanted}: Shown): void => {
	const {blocks} = section;
	const first = blocks.findIndex((block) => wanted.has(block));
	const around = [...blocks.slice(first), ...blocks.slice(0, first).reverse()];
	for (const block of [...around.filter(({kind}) => kind !== 'code'), ...around.filter(({kind}) => kind === 'code')]) {
		if (lengthOf(wanted) >= SHORTEST_PART) {
			return;
		}

		if (isShort(block)) {
			wanted.add(block);
		}
	}
};

/** A section that is read at a glance is shown whole when it answers first: its sentences explain one another. */
const showWhole = ({section, wanted}: Shown, question: string): void => {
	const prose = section.blocks.filter((block) => block.kind !== 'code' && !isEcho(block, question));
	if (lengthOf(prose) <= LONGEST_GLANCE) {
		for (const block of prose.filter(isSentence)) {
			wanted.add(block);
		}
	}
};

/** On a page about a fault, the remedy is under its first heading. */
export const cureOf = ({page, section}: Place, question: string): Shown | undefined => {
	const next = page.kind === 'troubleshooting' && section === topOf(page) ? page.sections[1] : undefined;
	return next && {page, section: next, wanted: new Set(beginningOf(next, question, LONGEST_CURE)), isChosen: false};
};

/** Of a list that is announced, nothing is left out before the last item that is shown, unless it is long. */
const fillLists = ({section: {blocks}, wanted}: Shown): void => {
	for (const [at, block] of blocks.entries()) {
		if (!wanted.has(block) || !announces(block)) {
			continue;
		}

		const after = blocks.slice(at + 1);
		const end = after.findIndex(({kind}) => kind !== after[0]?.kind);
		const items = end === -1 ? after : after.slice(0, end);
		const until = items.slice(0, items.findLastIndex((item) => wanted.has(item)) + 1);
		for (const item of until.every(isProse) && lengthOf(until) <= LONGEST_QUOTE ? until : []) {
			wanted.add(item);
		}
	}
};

/** The paragraph that says what a page is about, and not the title of a note above it. */
const introductionOf = ({blocks}: PassageSection, question: string): PassageBlock | undefined =>
	blocks.find((block) => block.kind === 'text' && block.text.length > LONGEST_LABEL && !isEcho(block, question));

/** What is shown of the beginning of a page, whatever else of it answers. */
const openingOf = ({page, section, isChosen}: Shown, question: string): PassageBlock[] => {
	if (section !== topOf(page)) {
		return [];
	}

	const introduction = introductionOf(section, question);
	return isChosen && page.kind === 'troubleshooting'
		? beginningOf(section, question, LONGEST_CURE)
		: introduction
			? withNeighbors(introduction, section)
			: [];
};

/** What is shown beside a section that says little even as a whole: the beginning of its page, or else the next section. */
const besides = ({page, section}: Place, question: string): Shown[] => {
	const top = topOf(page);
	const beside = top && top !== section ? top : page.sections[page.sections.indexOf(section) + 1];
	return beside ? [{page, section: beside, wanted: new Set(beginningOf(beside, question, LONGEST_CURE)), isChosen: false}] : [];
};

/** The sections of an answer, with what is shown beside them when they say too little. */
export const withEnough = (all: readonly Shown[], question: string): readonly Shown[] => {
	const [only] = all;
	return only && lengthOf(all.flatMap(({wanted}) => [...wanted])) < SHORTEST_PART ? [...all, ...besides(only, question)] : all;
};

/** Adds what an answer needs to be understood to the sections that were chosen, in their order. */
export const complete = (chosen: readonly Shown[], question: string): readonly Shown[] => {
	const all = chosen.flatMap((shown, index) => {
		for (const block of openingOf(shown, question)) {
			shown.wanted.add(block);
		}

		explain(shown, question);
		if (index === 0 && shown.isChosen) {
			showWhole(shown, question);
		}

		grow(shown);
		fillLists(shown);
		const cure = index === 0 ? cureOf(shown, question) : undefined;
		return cure && !chosen.some(({section}) => section === cure.section) ? [shown, cure] : [shown];
	});
	return withEnough(all, question);
};

/** What announces something that is not shown with it is left out. */
const withoutAnnouncement = (text: string): string => (text.endsWith(':') ? sentencesOf(text).slice(0, -1).join(' ') : text);

/**
 * The blocks of a section that are wanted, in its order, without what only announces something that isn't shown: a sentence, or the
 * name of a tab.
 */
const visible = ({blocks}: PassageSection, isWanted: (block: PassageBlock) => boolean): PassageBlock[] => {
	const has = (block?: PassageBlock): boolean => block !== undefined && isWanted(block);
	const isShown = (at: number): boolean => has(blocks[at]) && (has(blocks[at + 1]) || !isLabel(blocks[at]!, blocks[at + 1]));
	return blocks.flatMap((block, at): PassageBlock[] => {
		if (!isShown(at)) {
			return [];
		}

		if (block.kind !== 'text' || isShown(at + 1)) {
			return [block];
		}

		const text = withoutAnnouncement(block.text);
		return text === '' ? [] : [{...block, text}];
	});
};

/** A section as it is quoted, up to its last sentence, row or sample: the title of the next step says nothing by itself. */
export const quoted = ({section, wanted}: Shown): PassageBlock[] => {
	const parts = visible(section, (block) => wanted.has(block));
	const end = parts.findLastIndex((block) => block.kind !== 'text' || isSentence(block) || block.text.length > LONGEST_LABEL);
	return end === -1 ? [...wanted] : parts.slice(0, end + 1);
};

/** The sections as an answer shows them, with the commands that they announce and one longer sample in all. */
export const toParts = (shown: readonly Shown[], sample: PassageBlock | undefined, terms: readonly Term[]): AnswerPart[] => {
	const announced = shown.flatMap(({wanted}) => [...wanted]).find((block) => block.kind === 'code' && isShort(block));
	const code = sample ?? announced ?? shown[0]?.section.blocks.find(isSample);
	const shorten = (block: PassageBlock): PassageBlock => (block.kind === 'text' ? {...block, text: excerpt(block.text, terms)} : block);
	return shown
		.map((place) => {
			const blocks = visible(place.section, (block) => block === code || (place.wanted.has(block) && isCommand(block)));
			return {source: sourceOf(place), blocks: blocks.map(shorten)};
		})
		.filter(({blocks}) => blocks.length > 0);
};
