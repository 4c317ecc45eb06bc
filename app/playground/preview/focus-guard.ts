/** How often a video may take the focus before it is stopped. */
const MAX_GRABS = 3;

export type FocusGuard = {
	/** Returns the focus from the frame to the last focused element of the page. */
	giveBack(): void;
	/** Starts counting again, for a new frame. */
	reset(): void;
	stop(): void;
};

/** Keeps the focus in the page, because a video has nothing to type into. Calls `onTooOften` when it keeps being taken. */
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
