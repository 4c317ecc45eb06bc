/**
 * Replaces audio encoders that are larger than everything else in the frame, and that its policy wouldn't let run. A browser
 * without its own AAC encoder has one for Opus, which MP4 files can contain, too.
 */
const none = (): void => undefined;

export const registerAacEncoder = none;
export const registerFlacEncoder = none;
export const registerMp3Encoder = none;
