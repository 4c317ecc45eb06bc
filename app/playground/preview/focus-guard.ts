/** How often a video may take the focus. */
const MAX_GRABS = 3;

export type FocusGuard = {
	/** The frame has the keyboard: gives it back to what the reader was at. */
	giveBack(): void;
	/** Counts from zero again, for a new frame. */
	reset(): void;
	stop(): void;
};

/** Keeps the keyboard with the page: nothing in a picture is to be typed into. Once may be a mistake; calls `onTooOften` after several. */
export const guardFocus = (isFrame: (element: HTMLElement) => boolean, onTooOften: () => void): FocusGuard => {
	let grabs = 0;
	/** What the reader is at. */
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
