import type {KeyboardEvent} from 'react';

/** The `keyCode` of keys that an input method handles. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that accepts a Japanese word. Safari ends the composition
 * before it reports the key that ended it, so the code has to be checked, too.
 */
export const isComposing = ({nativeEvent}: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
	nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
