const sorted = (values: number[]): number[] => [...values].sort((a, b) => a - b);

/** The value in the middle (the upper one of two); NaN when there are none. */
export const median = (values: number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The smallest value that the given share of values does not pass; NaN when there are none. */
export const percentile = (values: number[], share: number): number =>
	sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
