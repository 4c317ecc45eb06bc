import {startTransition, useEffect, useState} from 'react';

/**
 * The value, but after a change the one before until the change has been painted. For parts of a page that may follow the part
 * that the reader waits for.
 */
export function useAfterPaint<T>(value: T): T {
	const [shown, setShown] = useState(value);

	useEffect(() => {
		if (Object.is(shown, value)) {
			return;
		}

		let timer: number | undefined;
		// The frame is painted right after its callbacks.
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
