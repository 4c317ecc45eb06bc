import type {PassageBlock, PassageSection} from '../../../../pipeline/assistant/format';
import {announces, isProse, isSentence, isShort, LONGEST_LABEL} from '../block-kinds';
import {blockText} from '../block-text';
import {LONGEST_CURE, LONGEST_GLANCE, LONGEST_QUOTE, SHORTEST_PART} from '../policy';
import {isEcho} from '../wording';
import {beginningOf} from './beginning';
import {withNeighbors} from './neighbors';
import {type Place, type Shown, topOf} from './place';

/** How many passages after an error message are shown as its explanation. */
const MAX_EXPLAINING = 2;

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
