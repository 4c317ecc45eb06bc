/** The opening quotation mark of code, such as 'h264'. A later one may be its closing mark, and no apostrophe. */
const QUOTES_CODE = /(?<![\p{L}\p{N}])'(?=\S)/u;

/** Sets apostrophes: don't, Remotion's, users' videos. Single quotation marks around a word stay as they are, since they are code. */
export const setApostrophes = (text: string): string => {
	const inWords = text.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’');
	return QUOTES_CODE.test(text) ? inWords : inWords.replace(/(?<=s)'(?!\p{L})/gu, '’');
};

/**
 * Sets the apostrophes and quotation marks of prose, which authors type straight. `before` is what comes directly before the text
 * in its line. The text must not contain code.
 */
export const typographic = (text: string, before = ' '): string =>
	setApostrophes(before + text)
		.replace(/(?<=[\s([{–—])"(?!\s)/gu, '“')
		.replace(/(?<=\S)"/gu, '”')
		.slice(before.length);
