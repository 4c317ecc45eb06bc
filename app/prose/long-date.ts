const format = new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** An ISO day in words, the same in every time zone and on the server: it is a day, not a moment. */
export const longDate = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
