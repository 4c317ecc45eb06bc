/** Milliseconds without a change before an error is shown: while someone types, code is broken most of the time. */
export const TYPING_PAUSE_MS = 500;
