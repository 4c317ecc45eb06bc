/** How often a video may take the focus before it's stopped. */
const MAX_GRABS = 3;

export type FocusGuard = {
	/** Moves the focus from the iframe back to the last focused element of the page. */
	giveBack(): void;
	/** Resets the count, for a new iframe. */
	reset(): void;
	stop(): void;
};

/** Keeps the focus in the page, because a video never needs it. Calls `onTooOften` if the video keeps taking it. */
export const guardFocus = (isFrame: (element: HTMLElement) => boolean, onTooOften: () => void): FocusGuard => {
	let grabs = 0;
	/** The element that the reader focused last. */
	let focused: HTMLElement | undefined;
	const onFocus = ({target}: FocusEvent): void => {
		if (target instanceof HTMLElement && !isFrame(target)) {
			focused = target;
		}
	};
	document.addEventListener('focusin', onFocus);
	return {
		giveBack() {
			grabs++;
			const {activeElement} = document;
			if (activeElement instanceof HTMLElement) {
				activeElement.blur();
			}

			window.focus();
			if (focused?.isConnected) {
				focused.focus({preventScroll: true});
			}

			if (grabs > MAX_GRABS) {
				onTooOften();
			}
		},
		reset() {
			grabs = 0;
		},
		stop: () => document.removeEventListener('focusin', onFocus),
	};
};
