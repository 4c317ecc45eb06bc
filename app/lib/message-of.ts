/** The message of an error. Anything can be thrown, so other values are converted to a string. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
