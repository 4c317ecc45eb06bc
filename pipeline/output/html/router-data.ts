/** The router's data of a page: one JavaScript string that holds a JSON array, in which each value occurs once and names others by their index. */
const dataCall = /(window\.__reactRouterContext\.streamController\.enqueue\()("(?:[^"\\]+|\\.)*")(\))/;

/** As the router escapes its data, so that nothing in it can end the script. */
const escapes: Record<string, string> = {'&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029'};
const toScript = (text: string): string => JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character]!);

/** A page with its data changed. A page whose data does not look as expected stays as it is. */
export const changeRouterData = (html: string, change: (values: unknown[]) => unknown[]): string => {
	const [, open, literal, close] = dataCall.exec(html) ?? [];
	if (!literal) {
		return html;
	}
	const [line = '', ...rest] = (JSON.parse(literal) as string).split('\n');
	const values = change(JSON.parse(line) as unknown[]);
	return html.replace(dataCall, () => `${open}${toScript([JSON.stringify(values), ...rest].join('\n'))}${close}`);
};
