import type {KeyboardEvent} from 'react';

/** The code of keys that an input method takes. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method, as Enter does that takes over a word of Japanese. Safari says that the composing is over
 * before it reports the key that ended it, so the code has to be checked, too.
 */
export const isComposing = ({nativeEvent}: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
	nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
