import {type PassageBlock, withoutLinks} from '../../../pipeline/assistant/format';

/** The text of a passage, as it is compared with the question. */
export const blockText = (block: PassageBlock): string =>
	block.kind === 'code' ? block.code : withoutLinks(block.kind === 'row' ? block.cells.join(' ') : block.text);
