import {matchRoutes} from 'react-router';
import {routerState} from '../loading/router-state';

/** Brings a page's code and data into the browser's cache. Rejects when its data cannot be had. */
export async function preloadPage(pathname: string, priority: 'high' | 'low'): Promise<void> {
	const {manifest, router} = routerState();
	const matches = (router && matchRoutes(router.routes, pathname)) ?? [];
	const entries = matches.flatMap(({route: {id = ''}}) => ({...manifest?.routes[id], id}));
	for (const href of entries.flatMap(({module, imports = []}) => (module ? [module, ...imports] : []))) {
		addModulePreload(href);
	}

	for (const {id, hasLoader, hasClientLoader} of entries) {
		if (hasLoader) {
			const response = await fetch(dataAddress(pathname, hasClientLoader ? id : undefined), {priority, credentials: 'same-origin'});
			// Read to the end: only a complete answer is kept in the cache.
			await response.text();
		}
	}
}

/**
 * Where the router asks for a page's data. It must be the same to the letter, or the cache has no answer to it: a route
 * with a loader of its own in the browser is asked for by its id.
 */
function dataAddress(pathname: string, routeId?: string): string {
	const path = pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;
	return routeId === undefined ? path : `${path}?${new URLSearchParams({_routes: routeId})}`;
}

function addModulePreload(href: string): void {
	if (!document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = href;
		document.head.append(link);
	}
}
