/**
 * Lets the keyboard go on from the target of a hash, as browsers do when they follow the link themselves: the next Tab
 * leads to what comes after it, and a screen reader reads from there. The focus only passes: nothing is outlined.
 */
export function startReadingAt(hash: string): void {
	let target: HTMLElement | null = null;
	try {
		target = document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		// No id is written like this.
	}

	if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
		target.tabIndex = -1;
		target.focus({preventScroll: true});
		target.removeAttribute('tabindex');
	}
}
