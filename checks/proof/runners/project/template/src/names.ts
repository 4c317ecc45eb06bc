/** Names and length of the compositions: each sample gets its own. */
export const ids = ['MyVideo'];
export const durationInFrames = 5;
