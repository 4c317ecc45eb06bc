import type {Piece} from './types';

const NOTHING: Piece = {text: '', marked: false};

/** A text with its matches marked. Every second element is a mark, so that the elements of one text serve for the next. */
export function Pieces({pieces}: {pieces: readonly Piece[]}) {
	const alternating = pieces[0]?.marked ? [NOTHING, ...pieces] : pieces;
	return alternating.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
