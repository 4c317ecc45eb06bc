import {type RefObject, useEffect} from 'react';

const STOPS = ':is(a[href], button, input, textarea, [tabindex]):not([tabindex="-1"], :disabled)';

/**
 * Makes Tab go round inside the dialog around an element. Without it, even a modal dialog of the browser lets the focus leave the page at
 * both ends.
 */
export function useTabTrap(inside: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const dialog = inside.current?.closest('dialog');
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== 'Tab' || !dialog) {
				return;
			}

			const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
			const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
			const {activeElement} = document;
			if (activeElement === end || (event.shiftKey && activeElement === dialog)) {
				event.preventDefault();
				start?.focus();
			}
		};
		dialog?.addEventListener('keydown', onKeyDown);
		return () => dialog?.removeEventListener('keydown', onKeyDown);
	}, [inside]);
}
