import type {PassageBlock, PassageSection} from '../../../../pipeline/assistant/format';
import {announces, isLabel} from '../block-kinds';
import {MAX_ROWS} from '../policy';

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
