import type {PassageBlock, PassageSection} from '../../../../pipeline/assistant/format';
import {isLabel, isSentence, LONGEST_LABEL} from '../block-kinds';
import {sentencesOf} from '../excerpt';
import type {Shown} from './place';

/** Removes a last sentence that introduces something that isn't shown. */
const withoutAnnouncement = (text: string): string => (text.endsWith(':') ? sentencesOf(text).slice(0, -1).join(' ') : text);

/**
 * The blocks of a section that are wanted, in order, without sentences and tab labels that only introduce something that isn't shown.
 */
export const visible = ({blocks}: PassageSection, isWanted: (block: PassageBlock) => boolean): PassageBlock[] => {
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
