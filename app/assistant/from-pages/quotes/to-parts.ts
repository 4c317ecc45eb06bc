import type {PassageBlock} from '../../../../pipeline/assistant/format';
import type {AnswerPart} from '../../types';
import {isCommand, isSample, isShort} from '../block-kinds';
import {excerpt} from '../excerpt';
import type {Term} from '../question';
import {type Shown, sourceOf} from './place';
import {visible} from './visible';

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
