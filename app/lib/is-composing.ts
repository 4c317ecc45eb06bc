import type {KeyboardEvent} from 'react';

/** The `keyCode` of keys that an input method handles. */
const PROCESS_KEY = 229;

/**
 * Whether an input method handles a key, such as the Enter that accepts a Japanese word. Safari ends the composition before it fires
 * the event of the key that ended it, so the key code has to be checked, too.
 */
export const isComposing = ({nativeEvent}: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
	nativeEvent.isComposing || nativeEvent.keyCode === PROCESS_KEY;
