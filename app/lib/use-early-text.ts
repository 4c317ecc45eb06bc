import {type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * The ref for a field whose text React keeps: what it holds when the page comes alive, typed before or restored by the
 * browser, goes to `onText` once. Without it, the next render would empty the field under the reader's hands.
 */
export function useEarlyText<T extends HTMLInputElement | HTMLTextAreaElement>(
	text: string,
	onText: (text: string) => void,
): RefObject<T | null> {
	const field = useRef<T>(null);
	const isAlive = useRef(false);

	useLayoutEffect(() => {
		if (isAlive.current) {
			return;
		}

		isAlive.current = true;
		if (field.current && field.current.value !== text) {
			onText(field.current.value);
		}
	}, [text, onText]);
	return field;
}
