/** Code in backticks or in a fence, which may still be open, or a citation with the space before it. */
const PARTS = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)|[ \t]*\[(\d{1,3})\](?!\()/g;

/**
 * Removes citations of passages that the model wasn't given. Valid numbers are 1 to `count`. Code is left unchanged.
 */
export const withKnownCitations = (text: string, count: number): string =>
	text.replaceAll(PARTS, (part, code: string | undefined, number: string | undefined) =>
		code !== undefined || (Number(number) >= 1 && Number(number) <= count) ? part : '',
	);
