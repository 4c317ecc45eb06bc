import type {PassageBlock, PassagePage, PassageSection} from '../../../pipeline/assistant/format';
import type {AnswerPart, Source} from '../types';
import {announces, isCommand, isLabel, isSample, isSentence, isShort, LONGEST_LABEL} from './block-kinds';
import {blockText} from './block-text';
import {excerpt, sentencesOf} from './excerpt';
import {LONGEST_CURE, LONGEST_GLANCE, LONGEST_QUOTE, MAX_QUOTED, SHORTEST_PART} from './policy';
import {hasWord, type Term, wordsIn} from './question';
import {isEcho} from './wording';

const MAX_ROWS = 6;

/** A table row counts as asked for if it has this share of the best row's matching words, and at least this many. */
const ASKED_FOR = 0.75;
const FEWEST_WORDS = 2;

/** How many passages after an error message are shown as its explanation. */
const MAX_EXPLAINING = 2;

/** A section of a page. */
export type Place = {page: PassagePage; section: PassageSection};

/** A section with the passages to show. `isChosen` is false if it's only shown for context. */
export type Shown = Place & {wanted: Set<PassageBlock>; isChosen: boolean};

/** The source of a section, for citing it. */
export const sourceOf = ({page, section}: Place): Source => ({
	path: section.id === undefined ? page.path : `${page.path}#${section.id}`,
	title: page.title,
	...(section.heading === undefined ? {} : {section: section.heading}),
});

/** The part of a page before its first heading, which introduces it; undefined if there is none. */
export const topOf = ({sections: [first]}: PassagePage): PassageSection | undefined => (first?.heading === undefined ? first : undefined);

/** All rows of a row's table, with the sentence that introduces it. Of a long table, only the row itself. */
const tableOf = (row: PassageBlock, {blocks}: PassageSection): PassageBlock[] => {
	const at = blocks.indexOf(row);
	const start = blocks.findLastIndex((block, index) => index < at && block.kind !== 'row') + 1;
	const end = blocks.findIndex((block, index) => index > at && block.kind !== 'row');
	const rows = blocks.slice(start, end === -1 ? undefined : end);
	return rows.length <= MAX_ROWS && announces(blocks[start - 1]) ? [blocks[start - 1]!, ...rows] : [row];
};

/** What a passage introduces: a code sample, the rows of a table, or the items of a list. */
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

/** A passage with those that it introduces, or the one that introduces it. */
export const withNeighbors = (block: PassageBlock, section: PassageSection): PassageBlock[] => {
	const before = section.blocks[section.blocks.indexOf(block) - 1];
	return [
		...(before && announces(before) ? [before] : []),
		...(block.kind === 'row' ? tableOf(block, section) : [block]),
		...announcedBy(block, section),
	];
};

/** Removes table rows that the question isn't about if it's about others, so that of many error messages, only the pasted one is left. */
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

/** The beginning of a section, up to the length of an answer, with at most one longer code sample and introduced commands. */
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

/** Replaces an error message that the question repeats with the explanation after it. */
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

/** Adds neighboring passages until there is enough text. */
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

/** Shows all of a short section. */
const showWhole = ({section, wanted}: Shown, question: string): void => {
	const prose = section.blocks.filter((block) => block.kind !== 'code' && !isEcho(block, question));
	if (lengthOf(prose) <= LONGEST_GLANCE) {
		for (const block of prose.filter(isSentence)) {
			wanted.add(block);
		}
	}
};

/** The solution on a troubleshooting page, which is under its first heading. */
export const cureOf = ({page, section}: Place, question: string): Shown | undefined => {
	const next = page.kind === 'troubleshooting' && section === topOf(page) ? page.sections[1] : undefined;
	return next && {page, section: next, wanted: new Set(beginningOf(next, question, LONGEST_CURE)), isChosen: false};
};

/** Fills the gaps in lists: unless a list is long, all items before the last one that is shown are shown, too. */
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

/** The paragraph that introduces a page, and not the title of a note above it. */
const introductionOf = ({blocks}: PassageSection, question: string): PassageBlock | undefined =>
	blocks.find((block) => block.kind === 'text' && block.text.length > LONGEST_LABEL && !isEcho(block, question));

/** The passages of a page's beginning that are always shown. */
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

/** Context for a very short section: the beginning of its page, or else the next section. */
const besides = ({page, section}: Place, question: string): Shown[] => {
	const top = topOf(page);
	const beside = top && top !== section ? top : page.sections[page.sections.indexOf(section) + 1];
	return beside ? [{page, section: beside, wanted: new Set(beginningOf(beside, question, LONGEST_CURE)), isChosen: false}] : [];
};

/** Adds context to an answer that would be too short. */
export const withEnough = (all: readonly Shown[], question: string): readonly Shown[] => {
	const [only] = all;
	return only && lengthOf(all.flatMap(({wanted}) => [...wanted])) < SHORTEST_PART ? [...all, ...besides(only, question)] : all;
};

/** Adds the context that the chosen sections need. */
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

/** Removes a last sentence that introduces something that isn't shown. */
const withoutAnnouncement = (text: string): string => (text.endsWith(':') ? sentencesOf(text).slice(0, -1).join(' ') : text);

/**
 * The blocks of a section that are wanted, in order, without sentences and tab labels that only introduce something that isn't shown.
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

/** The blocks of a section to quote, up to the last sentence, row or sample, because a heading at the end would introduce nothing. */
export const quoted = ({section, wanted}: Shown): PassageBlock[] => {
	const parts = visible(section, (block) => wanted.has(block));
	const end = parts.findLastIndex((block) => block.kind !== 'text' || isSentence(block) || block.text.length > LONGEST_LABEL);
	return end === -1 ? [...wanted] : parts.slice(0, end + 1);
};

/** Converts sections to the parts of an answer, with commands, and one longer code sample in all. */
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
