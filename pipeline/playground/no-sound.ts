/**
 * Stands in for encoders of sound that are larger than everything else in the frame, and that its policy wouldn't let run.
 * A browser without an encoder of its own for AAC has one for Opus, which MP4 files hold, too.
 */
const none = (): void => undefined;

export const registerAacEncoder = none;
export const registerFlacEncoder = none;
export const registerMp3Encoder = none;
