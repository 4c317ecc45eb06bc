/** Milliseconds without a key before an error of half-written code is shown. */
export const CALM = 500;
