import type {Source} from '../../types';
import {type Inline, type RichBlock, readRichText} from './rich-text';

const inlinesOf = (block: RichBlock): Inline[] =>
	block.kind === 'paragraph' ? block.inlines : block.kind === 'list' ? block.items.flat() : [];

/** The sources that a text cites, with their numbers. If it cites none, all sources. */
export const citedSources = (text: string, sources: readonly Source[]): {number: number; source: Source}[] => {
	const numbers = new Set(
		readRichText(text)
			.flatMap(inlinesOf)
			.map((inline) => (inline.kind === 'citation' ? inline.number : 0)),
	);
	const all = sources.map((source, index) => ({number: index + 1, source}));
	const cited = all.filter(({number}) => numbers.has(number));
	return cited.length > 0 ? cited : all;
};
