/** Of these names, the ones that a text of code or data writes out in full, in quotes, in the order of `names`. */
export const quotedIn = (text: string, names: readonly string[]): string[] =>
	names.filter((name) => ['"', "'", '`'].some((quote) => text.includes(quote + name + quote)));
