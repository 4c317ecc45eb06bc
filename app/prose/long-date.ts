import {dayStart} from '../lib/day-start';

const format = new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** An ISO date in words: "January 5, 2026". It's a day, not a point in time, so it's the same in every time zone. */
export const longDate = (day: string) => format.format(dayStart(day));
