/** Which of the names a piece of code or data contains as whole quoted strings, in the order of `names`. */
export const quotedIn = (text: string, names: readonly string[]): string[] =>
	names.filter((name) => ['"', "'", '`'].some((quote) => text.includes(quote + name + quote)));
