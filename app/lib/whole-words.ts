/** Letters of a word; a longer one may have to break on a narrow screen. */
const LONGEST_WHOLE_WORD = 24;

/** Cuts a command at its words with a hyphen, such as flags and packages: browsers would break a line after the hyphen. */
export const cutWholeWords = (text: string): {text: string; isWhole: boolean}[] =>
	text.split(/(\S*-\S*)/).map((piece, index) => ({text: piece, isWhole: index % 2 === 1 && piece.length <= LONGEST_WHOLE_WORD}));
