import {type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * The ref (`given`, or a new one) for a controlled field. What it contains at hydration, typed early or restored by the browser, goes
 * to `onText` once; otherwise, the next render would discard it.
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
