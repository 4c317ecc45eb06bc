/** The smallest value that the given share of values does not pass; NaN when there are none. */
export const percentile = (values: number[], share: number): number =>
	[...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** The value in the middle (the lower one of two); NaN when there are none. */
export const median = (values: number[]): number => percentile(values, 0.5);
