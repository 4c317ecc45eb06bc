/**
 * Moves the sequential focus navigation starting point to the target of a hash, as browsers do when they follow a link themselves: the
 * next Tab continues from there, and so do screen readers. The target itself doesn't keep the focus.
 */
export function startReadingAt(hash: string): void {
	let target: HTMLElement | null = null;
	try {
		target = document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		// Not a valid id.
	}

	if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
		target.tabIndex = -1;
		target.focus({preventScroll: true});
		target.removeAttribute('tabindex');
	}
}
