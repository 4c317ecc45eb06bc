import type {PassageBlock} from '../../../pipeline/assistant/format';
import {LONGEST_CODE, LONGEST_COMMAND} from './policy';

/** A text of at most this many characters can be the label of a tab. */
export const LONGEST_LABEL = 40;

const linesOf = (block: PassageBlock): number => (block.kind === 'code' ? block.code.split('\n').length : 0);

/** Whether a block is short enough for an answer. Only long code samples aren't. */
export const isShort = (block: PassageBlock): boolean => linesOf(block) <= LONGEST_CODE;

/** Whether a block is anything but a code sample. */
export const isProse = ({kind}: PassageBlock): boolean => kind !== 'code';

/** Whether a block is a code sample of a few lines at most, or no sample at all. */
export const isCommand = (block: PassageBlock): boolean => linesOf(block) <= LONGEST_COMMAND;

/** Whether a block is a code sample to try out. A single line is an install command or a signature, and text is an error message. */
export const isSample = (block: PassageBlock): boolean =>
	block.kind === 'code' && block.language !== 'text' && block.code.includes('\n') && isShort(block);

/** Whether a block introduces the next one, because it ends with a colon. */
export const announces = (block?: PassageBlock): boolean => block?.kind === 'text' && block.text.endsWith(':');

/** Whether a block is a table row or a whole sentence, and not a label, the title of a note or a type. */
export const isSentence = (block: PassageBlock): boolean =>
	block.kind === 'row' || (block.kind === 'text' && /[.:!?…]["')`]?$/.test(block.text));

/** Whether a block is the label of a tab, above its code sample. */
export const isLabel = (block: PassageBlock, next?: PassageBlock): boolean =>
	block.kind === 'text' && next?.kind === 'code' && block.text.length <= LONGEST_LABEL && !isSentence(block);
