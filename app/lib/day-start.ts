/** The start of an ISO day, such as "2026-01-05", in UTC, so that it's the same in every time zone. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00Z`);
