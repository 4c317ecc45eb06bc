/** How the reader wants a video to run. Sound is off until it is asked for. */
export type Running = {loop: boolean; rate: number; muted: boolean; volume: number};

/** Times as fast as it is. */
export const RATES = [0.25, 0.5, 1, 1.5, 2] as const;

export const runningAtFirst = (loop: boolean): Running => ({loop, rate: 1, muted: true, volume: 1});

/** The next slower or faster rate; at the ends the same one. */
export const nextRate = (rate: number, by: -1 | 1): number => RATES[RATES.indexOf(rate as (typeof RATES)[number]) + by] ?? rate;
