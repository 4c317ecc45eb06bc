import {startTransition, useEffect} from 'react';
import {createPath, matchRoutes, useLocation, useNavigate} from 'react-router';
import {isSamePath} from '../clean-path';
import {routerState} from '../loading/router-state';
import {pageLink} from './page-link';
import {isPlainClick} from './plain-click';
import {startReadingAt} from './start-reading-at';

/**
 * Whether to use a view transition: on the way to galleries, posts and products, where people browse. Docs appear at once, because their
 * pages are long and slow to capture.
 */
const usesTransition = (path: string): boolean =>
	!path.startsWith('/docs') && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Whether no route matches, so only the server knows of a redirect. Not when offline, where a full load would show the browser's error page. */
const needsServer = (path: string): boolean => {
	const {router} = routerState();
	return navigator.onLine && !!router && matchRoutes(router.routes, path)?.at(-1)?.route.id === '*';
};

/**
 * Turns clicks on links to pages of the site into client-side navigations, with one listener for links in components and in text.
 * A change of the query alone doesn't scroll.
 */
export function useDocumentLinks(): void {
	const navigate = useNavigate();
	const {pathname, search, hash} = useLocation();

	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const anchor = event.target instanceof Element ? event.target.closest('a') : null;
			const url = anchor && pageLink(anchor);
			if (!url || !isPlainClick(event) || event.defaultPrevented || needsServer(url.pathname)) {
				return;
			}

			event.preventDefault();
			const samePage = isSamePath(url.pathname, pathname);
			const sameAddress = samePage && url.search === search && url.hash === hash;
			// The pending state has low priority: the page is often there sooner.
			startTransition(() => {
				void navigate(createPath(url), {
					preventScrollReset: samePage && !url.hash && url.search !== search,
					replace: sameAddress,
					viewTransition: !samePage && usesTransition(url.pathname),
				});
			});
			if (samePage && url.hash) {
				startReadingAt(url.hash);
			}
		};

		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	}, [navigate, pathname, search, hash]);
}
