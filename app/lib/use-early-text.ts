import {type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * Returns the ref for a controlled field: `given`, or a new one. If the field has text at hydration, because the reader typed it early or
 * the browser restored it, `onText` is called with it once. Otherwise, the next render would discard it.
 */
export function useEarlyText<T extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
	text: string,
	onText: (text: string) => void,
	given?: RefObject<T | null>,
): RefObject<T | null> {
	const own = useRef<T>(null);
	const field = given ?? own;
	const hasRun = useRef(false);

	useLayoutEffect(() => {
		if (hasRun.current) {
			return;
		}

		hasRun.current = true;
		if (field.current && field.current.value !== text) {
			onText(field.current.value);
		}
	}, [field, text, onText]);
	return field;
}
