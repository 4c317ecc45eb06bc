/**
 * Scrolls the sidebar to where it was left in this tab, and on to the current page when that is out of view.
 * Runs in the page as text too: it must not use anything from outside of itself.
 */
export function placeSidebar(box: HTMLElement, key: string): void {
	let kept: string | null = null;
	try {
		kept = sessionStorage.getItem(key);
	} catch {
		// Storage is blocked.
	}

	box.scrollTop = Number(kept) || 0;
	const current = box.querySelector<HTMLElement>('[aria-current="page"]');
	if (current) {
		const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
		if (top < 0 || top > box.clientHeight - current.offsetHeight) {
			box.scrollTop += top - box.clientHeight / 2;
		}
	}
}

/** Where the place of a sidebar is kept. */
export const placeKey = (id: string | undefined): string => `sidebar-scroll:${id}`;

/** The script that does so as soon as the sidebar is there, for the end of its element: a slow network would let it jump later. */
export const placeSidebarScript = (id: string): string =>
	`(${placeSidebar.toString()})(document.currentScript.parentElement,${JSON.stringify(placeKey(id))})`;
