/** The nearest number to `value` between `min` and `max`; `min` if `max` is smaller. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));
