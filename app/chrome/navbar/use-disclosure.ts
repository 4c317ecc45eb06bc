import {type RefObject, useEffect, useState} from 'react';

/**
 * The open state of a disclosure (a button and its panel). It closes on a click, touch or focus outside, and on Escape, which returns the
 * focus to the button.
 */
export function useDisclosure(part: RefObject<HTMLElement | null>): [open: boolean, setOpen: (open: boolean) => void] {
	const [open, setOpen] = useState(false);

	useEffect(() => {
		if (!open) {
			return;
		}

		const onOutside = ({target}: Event) => {
			if (!(target instanceof Node && part.current?.contains(target))) {
				setOpen(false);
			}
		};

		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape') {
				setOpen(false);
				if (part.current?.contains(document.activeElement)) {
					part.current.querySelector<HTMLElement>('[aria-expanded]')?.focus();
				}
			}
		};

		const outside = ['mousedown', 'touchstart', 'focusin'] as const;
		for (const type of outside) {
			document.addEventListener(type, onOutside);
		}

		document.addEventListener('keydown', onKey);
		return () => {
			for (const type of outside) {
				document.removeEventListener(type, onOutside);
			}

			document.removeEventListener('keydown', onKey);
		};
	}, [open, part]);

	return [open, setOpen];
}
