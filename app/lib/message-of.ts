/** What an error says. Anything can be thrown, so what isn't an error is made text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
