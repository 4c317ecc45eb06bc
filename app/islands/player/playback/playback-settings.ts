/** How the reader wants a video to play. `rate` is relative to normal speed, `volume` goes from 0 to 1. */
export type PlaybackSettings = {loop: boolean; rate: number; muted: boolean; volume: number};

/** The playback rates that the controls offer. */
export const RATES: readonly number[] = [0.25, 0.5, 1, 1.5, 2];

/** The settings that a video starts with. Its sound is off until the reader turns it on. */
export const initialPlayback = (loop: boolean): PlaybackSettings => ({loop, rate: 1, muted: true, volume: 1});

/** The next slower or faster rate. The slowest and the fastest one lead to themselves. */
export const nextRate = (rate: number, by: -1 | 1): number => RATES[RATES.indexOf(rate) + by] ?? rate;
