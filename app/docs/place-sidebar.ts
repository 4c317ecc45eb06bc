/**
 * Restores the sidebar's scroll position in this tab, if called with its storage key, and scrolls to the current page if that is out of
 * view. Also inlined as text, so it can't use anything from outside the function.
 */
export function placeSidebar(box: HTMLElement, key?: string): void {
	if (key) {
		let kept: string | null = null;
		try {
			kept = sessionStorage.getItem(key);
		} catch {
			// Storage is blocked.
		}

		box.scrollTop = Number(kept) || 0;
	}

	const current = box.querySelector<HTMLElement>('[aria-current="page"]');
	if (current) {
		const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
		if (top < 0 || top > box.clientHeight - current.offsetHeight) {
			box.scrollTop += top - box.clientHeight / 2;
		}
	}
}

/** Storage key of a sidebar's scroll position. */
export const placeKey = (id: string | undefined): string => `sidebar-scroll:${id}`;

/** The inline script after the sidebar's content. It runs before the first paint: after hydration, the sidebar would jump. */
export const placeSidebarScript = (id: string): string =>
	`(${placeSidebar.toString()})(document.currentScript.parentElement,${JSON.stringify(placeKey(id))})`;
