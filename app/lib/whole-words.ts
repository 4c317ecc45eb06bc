/**
 * Cuts a command, with `split()`, at its words with a hyphen, such as flags and packages: each second piece is one. Browsers would break
 * a line after the hyphen. A word of more than 24 letters may have to break on a narrow screen.
 */
export const WHOLE_WORD = /((?<!\S)(?=\S{1,24}(?!\S))\S*-\S*)/;
