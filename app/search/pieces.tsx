import type {Piece} from './types';

const NOTHING: Piece = {text: '', marked: false};

/** A text with its matches marked. Marks are always at odd positions, so that React can reuse the elements for the next text. */
export function Pieces({pieces}: {pieces: readonly Piece[]}) {
	const alternating = pieces[0]?.marked ? [NOTHING, ...pieces] : pieces;
	return alternating.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
