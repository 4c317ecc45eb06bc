import {matchRoutes} from 'react-router';
import {routerState} from '../loading/router-state';

/** Loads a page's code and data into the browser's cache. Rejects if the data can't be fetched. */
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
			// Read to the end, because only a complete response is cached.
			await response.text();
		}
	}
}

/**
 * The URL from which the router fetches a page's data. It must match exactly, or the cached response isn't used: a route with a
 * `clientLoader` is requested by its id.
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
