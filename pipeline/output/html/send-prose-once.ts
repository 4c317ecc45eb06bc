/** The router's data of a page: one JavaScript string that holds a JSON array, in which each text stands once. */
const dataCall = /(window\.__reactRouterContext\.streamController\.enqueue\()("(?:[^"\\]+|\\.)*")(\))/;
/** How an element begins whose text `app/lib/use-server-html.ts` finds again, and how it ends. */
const elements = {'<div class="prose">': '</div>', '<span data-prose="">': '</span>'};
const starts = new RegExp(Object.keys(elements).join('|'), 'g');

/** Shorter texts are not worth a look-up in the browser. */
const MIN_LENGTH = 200;

/** As the router escapes its data, so that nothing in it can end the script. */
const escapes: Record<string, string> = {'&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029'};
const toScript = (text: string): string => JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character]!);

/** What stands in for the nth text of a page in its data; `app/lib/use-server-html.ts` reads it. */
const proseToken = (index: number): string => `prose:${index}`;

/**
 * A page carries its text as HTML, and would carry it again as a string in the router's data: a third of its bytes. The
 * string becomes a token, because on the first load React keeps the HTML that is there. The page's `.data` file, which
 * later navigations read, keeps the whole text. A page whose data does not look as expected stays as it is.
 */
export const sendProseOnce = (html: string): string => {
	const [, open, literal, close] = dataCall.exec(html) ?? [];
	if (!literal) return html;
	const chunk = JSON.parse(literal) as string;
	const [line = '', ...rest] = chunk.split('\n');
	const values = JSON.parse(line) as unknown[];
	const slim = values.map((value) => {
		if (typeof value !== 'string' || value.length < MIN_LENGTH) return value;
		const at = Math.max(...Object.entries(elements).map(([start, end]) => html.indexOf(`${start}${value}${end}`)));
		return at === -1 ? value : proseToken(html.slice(0, at).match(starts)?.length ?? 0);
	});
	return html.replace(dataCall, () => `${open}${toScript([JSON.stringify(slim), ...rest].join('\n'))}${close}`);
};
