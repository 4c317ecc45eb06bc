/** A value as code. A string gets quotes, unless the sample has them already (`isBare`). */
export const toLiteral = (value: string | number | boolean, isBare: boolean): string =>
	typeof value === 'string' && !isBare ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
