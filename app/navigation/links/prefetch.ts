import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {isFrugal} from '../../lib/connection';
import {pointAt} from '../loading/pointed-page';
import {pageLink} from './page-link';
import {loadPageData, preloadPage} from './preload-page';

/** How many pages are prefetched in parallel. */
const CONCURRENT = 3;

/** Milliseconds before the links of a new page are watched, so that it renders and makes its own requests first. */
const START_AFTER = 300;

/** The events that show that a reader may follow a link. */
const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/** Links whose pages are prefetched when they come into view. Sidebars, navigation and code have too many links for that. */
const VISIBLE_LINKS = 'main a[href]:not(aside a, pre a, nav[data-prefetch="intent"] a)';

const asked = new Set<string>();
const queue: string[] = [];
let running = 0;

/** Prefetches pages: in a queue, when their links come into view, and at once when the reader hovers over, touches or focuses a link. */
export function usePrefetch(): void {
	const {pathname} = useLocation();

	useEffect(() => {
		const onIntent = ({target}: Event) => {
			const anchor = target instanceof Element ? target.closest('a') : null;
			const url = anchor && pageLink(anchor);
			if (url && isWanted(url.pathname)) {
				asked.add(url.pathname);
				pointAt(url.pathname, () => loadPageData(url.pathname)).catch(() => asked.delete(url.pathname));
			}
		};

		for (const type of INTENT) {
			document.addEventListener(type, onIntent, {passive: true});
		}

		return () => {
			for (const type of INTENT) {
				document.removeEventListener(type, onIntent);
			}
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other links.
	useEffect(() => {
		if (isFrugal()) {
			return;
		}

		const observer = new IntersectionObserver((entries) => {
			for (const {isIntersecting, target} of entries) {
				if (isIntersecting) {
					observer.unobserve(target);
					const url = pageLink(target as HTMLAnchorElement);
					if (url) {
						enqueue(url.pathname);
					}
				}
			}
		});

		const start = window.setTimeout(() => {
			for (const anchor of document.querySelectorAll(VISIBLE_LINKS)) {
				observer.observe(anchor);
			}
		}, START_AFTER);
		return () => {
			window.clearTimeout(start);
			observer.disconnect();
		};
	}, [pathname]);
}

const isWanted = (pathname: string): boolean => pathname !== window.location.pathname && !isFrugal();

function enqueue(pathname: string): void {
	if (!asked.has(pathname) && isWanted(pathname)) {
		asked.add(pathname);
		queue.push(pathname);
		next();
	}
}

function next(): void {
	const pathname = running < CONCURRENT ? queue.shift() : undefined;
	if (pathname !== undefined) {
		running++;
		void load(pathname).then(() => {
			running--;
			next();
		});
	}
}

async function load(pathname: string): Promise<void> {
	try {
		await preloadPage(pathname);
	} catch {
		// Not an error: following the link tries again.
		asked.delete(pathname);
	}
}
