/** The exit code of a module that only defined something: it neither worked nor failed. */
export const DECLARED = 64;

/** The exit code of a command that worked, but against a stand-in for a cloud. */
export const SIMULATED = 65;
