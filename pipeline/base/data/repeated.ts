/** The places of values that a list has already had before; undefined never counts. */
export const repeated = (values: readonly (string | undefined)[]): number[] =>
	values.flatMap((value, index) => (value !== undefined && values.indexOf(value) < index ? [index] : []));
