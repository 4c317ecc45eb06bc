import {type RefObject, useEffect, useState} from 'react';

/**
 * Open or closed state of a part of the page that closes on a press, touch or focus outside of it and with Escape,
 * which gives focus back to the button that opened it.
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
