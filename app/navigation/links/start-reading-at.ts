const foldOf = (target: Element | null) => target?.closest<HTMLDetailsElement>('details:not([open])');

/**
 * Moves the sequential focus navigation starting point to the target of a hash, as browsers do when they follow a link themselves: the
 * next Tab continues from there, and so do screen readers. The target itself doesn't keep the focus. A collapsed `details` element
 * around the target is opened.
 */
export function startReadingAt(hash: string): void {
	let target: HTMLElement | null = null;
	try {
		target = document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		// Not a valid id.
	}

	for (let fold = foldOf(target); fold; fold = foldOf(target)) {
		fold.open = true;
	}

	if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
		target.tabIndex = -1;
		target.focus({preventScroll: true});
		target.removeAttribute('tabindex');
	}
}
