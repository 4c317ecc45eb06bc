import type {PassageBlock} from '../../../pipeline/assistant/format';
import {LONGEST_CODE, LONGEST_COMMAND} from './policy';

/** The label above the samples of tabs: a name without a sentence. */
export const LONGEST_LABEL = 40;

const linesOf = (block: PassageBlock): number => (block.kind === 'code' ? block.code.split('\n').length : 0);

/** What an answer has room for: everything but a long sample. */
export const isShort = (block: PassageBlock): boolean => linesOf(block) <= LONGEST_CODE;

/** A sample of a few lines, which is read like a sentence. */
export const isCommand = (block: PassageBlock): boolean => linesOf(block) <= LONGEST_COMMAND;

/** Something to try out. A line by itself is an installation or a signature, and what has no language is a message. */
export const isSample = (block: PassageBlock): boolean =>
	block.kind === 'code' && block.language !== 'text' && block.code.includes('\n') && isShort(block);

/** A sentence that says nothing without what follows it. */
export const announces = (block?: PassageBlock): boolean => block?.kind === 'text' && block.text.endsWith(':');

/** A row or whole sentences: neither a label nor the title of a note, nor the type of an option. */
export const isSentence = (block: PassageBlock): boolean =>
	block.kind === 'row' || (block.kind === 'text' && /[.:!?…]["')`]?$/.test(block.text));

/** The name of a tab above its sample. */
export const isLabel = (block: PassageBlock, next?: PassageBlock): boolean =>
	block.kind === 'text' && next?.kind === 'code' && block.text.length <= LONGEST_LABEL && !isSentence(block);
