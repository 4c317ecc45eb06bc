/** How an element begins whose text `app/prose/use-server-html.ts` finds again, and how it ends. */
const elements = {'<div class="prose">': '</div>', '<span data-prose="">': '</span>'};
const starts = new RegExp(Object.keys(elements).join('|'), 'g');

/** Shorter texts are not worth a look-up in the browser. */
const MIN_LENGTH = 200;

/** The placeholder for the nth text of a page in its data; `app/prose/use-server-html.ts` reads it. */
const proseToken = (index: number): string => `prose:${index}`;

/**
 * A page carries its text as HTML, and would carry it again as a string in the router's data: a third of its bytes. The
 * string becomes a token, because on the first load React keeps the HTML that is there. The page's `.data` file, which
 * later navigations read, keeps the whole text.
 */
export const sendProseOnce = (values: readonly unknown[], html: string): unknown[] =>
	values.map((value) => {
		if (typeof value !== 'string' || value.length < MIN_LENGTH) {
			return value;
		}
		const at = Math.max(...Object.entries(elements).map(([start, end]) => html.indexOf(`${start}${value}${end}`)));
		return at === -1 ? value : proseToken(html.slice(0, at).match(starts)?.length ?? 0);
	});
