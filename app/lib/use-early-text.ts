import {type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * The ref (`given`, or one of its own) for a field whose text React keeps: what it holds when the page comes alive, typed or chosen before or restored
 * by the browser, goes to `onText` once. Without it, the next render would empty the field under the reader's hands.
 */
export function useEarlyText<T extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
	text: string,
	onText: (text: string) => void,
	given?: RefObject<T | null>,
): RefObject<T | null> {
	const own = useRef<T>(null);
	const field = given ?? own;
	const isAlive = useRef(false);

	useLayoutEffect(() => {
		if (isAlive.current) {
			return;
		}

		isAlive.current = true;
		if (field.current && field.current.value !== text) {
			onText(field.current.value);
		}
	}, [field, text, onText]);
	return field;
}
