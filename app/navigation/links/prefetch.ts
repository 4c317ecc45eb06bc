import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {isFrugal} from '../../lib/connection';
import {pointAt} from '../loading/pointed-page';
import {pageLink} from './page-link';
import {loadPageData, preloadPage} from './preload-page';

/** How many pages are prefetched in parallel. */
const CONCURRENT = 3;

/** Sidebars, chrome and code have dozens of links, whose pages are prefetched only on hover or touch. */
const VISIBLE_LINKS = 'main a[href]:not(aside a, pre a, nav[data-prefetch="intent"] a)';

const asked = new Set<string>();
const queue: string[] = [];
let running = 0;

/** Prefetches pages: those whose links come into view in a queue, and the one that is hovered or touched at once, to the end. */
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
						ask(url.pathname);
					}
				}
			}
		});

		// After the page is rendered and its own requests are done.
		const start = window.setTimeout(() => {
			for (const anchor of document.querySelectorAll(VISIBLE_LINKS)) {
				observer.observe(anchor);
			}
		}, 300);
		return () => {
			window.clearTimeout(start);
			observer.disconnect();
		};
	}, [pathname]);
}

const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

const isWanted = (pathname: string): boolean => pathname !== window.location.pathname && !isFrugal();

function ask(pathname: string): void {
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
		// It may work when the reader follows the link.
		asked.delete(pathname);
	}
}
