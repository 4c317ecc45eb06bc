import type {PassageBlock, PassageSection} from '../../../../pipeline/assistant/format';
import {announces, isCommand, isProse, isShort} from '../block-kinds';
import {blockText} from '../block-text';
import {LONGEST_QUOTE, MAX_QUOTED} from '../policy';
import {isEcho} from '../wording';

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
