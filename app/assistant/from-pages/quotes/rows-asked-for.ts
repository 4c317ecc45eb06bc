import type {PassageBlock, PassageSection} from '../../../../pipeline/assistant/format';
import {blockText} from '../block-text';
import {MAX_ROWS} from '../policy';
import {hasWord, type Term, wordsIn} from '../question';

/** A table row counts as asked for if it has this share of the best row's matching words, and at least this many. */
const ASKED_FOR = 0.75;
const FEWEST_WORDS = 2;

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
