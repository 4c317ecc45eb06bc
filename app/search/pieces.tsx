import type {Piece} from './types';

/** A text with its matches marked. */
export function Pieces({pieces}: {pieces: readonly Piece[]}) {
	return pieces.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
