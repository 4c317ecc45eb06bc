/** Code in backticks or a fence that may still be growing, or the number of a citation with the space before it. */
const PARTS = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)|[ \t]*\[(\d{1,3})\](?!\()/g;

/**
 * The text without citations of passages that the model wasn't given: their numbers run from 1 to `count`. What is in
 * code is left as it is.
 */
export const withKnownCitations = (text: string, count: number): string =>
	text.replaceAll(PARTS, (part, code: string | undefined, number: string | undefined) =>
		code !== undefined || (Number(number) >= 1 && Number(number) <= count) ? part : '',
	);
