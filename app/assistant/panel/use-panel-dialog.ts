import {type RefObject, useEffect} from 'react';
import {closeAsk, markOpen} from './open-state';

/** What Escape is meant for while it's open: a modal dialog, a popover, or a menu that has just closed. */
const ABOVE = ':is(dialog:modal, [popover=auto]:popover-open, [aria-expanded=true] + ul)';

type Options = {
	isOpen: boolean;
	/** The panel covers the page, so it's modal. */
	isNarrow: boolean;
	iframe: RefObject<HTMLIFrameElement | null>;
	onShown: (isShown: boolean) => void;
};

/** Opens and closes the dialog, moves the focus into it, and closes it on Escape. */
export const usePanelDialog = (dialog: RefObject<HTMLDialogElement | null>, {isOpen, isNarrow, iframe, onShown}: Options): void => {
	useEffect(() => {
		const element = dialog.current!;
		const wasOpen = element.open;
		if (wasOpen) {
			element.close();
		}

		if (wasOpen && isOpen && isNarrow && document.querySelector('dialog:modal')) {
			// The window got narrow while another dialog was open, such as the search, which the panel would cover.
			closeAsk();
			return;
		}

		if (isOpen && isNarrow) {
			element.showModal();
		} else if (isOpen) {
			element.show();
		}

		if (isOpen) {
			iframe.current?.focus();
		}

		onShown(markOpen());
	}, [dialog, iframe, isOpen, isNarrow, onShown]);

	useEffect(() => {
		if (!isOpen) {
			return;
		}

		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(ABOVE)) {
				closeAsk();
			}
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [isOpen]);
};
