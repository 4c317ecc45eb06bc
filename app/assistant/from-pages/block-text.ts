import {type PassageBlock, withoutLinks} from '../../../pipeline/assistant/format';

/** The text of a passage for comparing it with the question. */
export const blockText = (block: PassageBlock): string =>
	block.kind === 'code' ? block.code : withoutLinks(block.kind === 'row' ? block.cells.join(' ') : block.text);
