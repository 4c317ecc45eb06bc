/** What the build writes for the embedded assistant and the browser reads. Changed shapes need a new number. */
export const ASK_FORMAT = 2;

/**
 * A piece of a page that can be shown by itself. As in Markdown, names in code are between backticks, and a link into the
 * site is `[label](/path)`. `heads` are the heads of a row's columns. `runs` are the colors of a sample: runs of so many
 * characters, each after the letter of its class: `k6 1 s12`.
 */
export type PassageBlock =
	| {kind: 'text'; text: string}
	| {kind: 'row'; cells: string[]; heads?: string[]}
	| {kind: 'code'; code: string; language: string; title?: string; runs?: string};

/** What comes under a heading, or before the first one. */
export type PassageSection = {id?: string; heading?: string; blocks: PassageBlock[]};

/** The passages of one page. */
export type PassagePage = {format: number; path: string; title: string; kind: string; sections: PassageSection[]};

/** A link into the site, or a name in code, whose brackets are its own. */
const LINK = /\[((?:`[^`]*`|[^\]`])*)\]\((\/[^)\s]*)\)|`[^`]*`/g;

/** The text of a passage, its links only by their labels. */
export const withoutLinks = (text: string): string => text.replace(LINK, (whole, label?: string) => label ?? whole);

/** A text cut at its links into the site, in order; a piece without `path` is no link. */
export const cutLinks = (text: string): {text: string; path?: string}[] => {
	const pieces: {text: string; path?: string}[] = [];
	let at = 0;
	for (const {0: whole, 1: label, 2: path, index} of text.matchAll(LINK)) {
		if (path !== undefined) {
			pieces.push({text: text.slice(at, index)}, {text: label ?? '', path});
			at = index + whole.length;
		}
	}

	return [...pieces, {text: text.slice(at)}].filter((piece) => piece.text !== '');
};

/** URL of a page's passages. */
export const passagesPath = (page: string): string => `/ask/v${ASK_FORMAT}${page === '/' ? '/index' : page}.json`;

/**
 * Cuts a command, with `split()`, at its words with a hyphen, such as flags and packages: each second piece is one. Browsers would break
 * a line after the hyphen. A word of more than 24 letters may have to break on a narrow screen.
 */
export const WHOLE_WORD = /((?<!\S)(?=\S{1,24}(?!\S))\S*-\S*)/;
