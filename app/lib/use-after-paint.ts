import {startTransition, useEffect, useState} from 'react';

/**
 * Returns a value one paint late: after a change, it returns the previous value until the browser has painted. For parts of a page
 * that may appear after the part that the reader is waiting for.
 */
export function useAfterPaint<T>(value: T): T {
	const [shown, setShown] = useState(value);

	useEffect(() => {
		if (Object.is(shown, value)) {
			return;
		}

		let timer: number | undefined;
		// The browser paints right after the callbacks of the frame.
		const frame = requestAnimationFrame(() => {
			timer = window.setTimeout(() => startTransition(() => setShown(value)));
		});
		return () => {
			cancelAnimationFrame(frame);
			window.clearTimeout(timer);
		};
	}, [shown, value]);

	return shown;
}
