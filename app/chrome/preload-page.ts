import {matchRoutes, type RouteObject} from 'react-router';

/** The parts of the router's run-time state that tell which files a page needs (react-router 7.18, `entry.client`). */
type RouterState = {
	__reactRouterManifest?: {routes: Record<string, {module: string; imports?: string[]; css?: string[]; hasLoader?: boolean}>};
	__reactRouterDataRouter?: {routes: RouteObject[]};
};

/** Brings a page's code and data into the browser's cache. Rejects when its data cannot be had. */
export async function preloadPage(pathname: string, priority: 'high' | 'low'): Promise<void> {
	const {__reactRouterManifest: manifest, __reactRouterDataRouter: router} = window as RouterState;
	const matches = (router && matchRoutes(router.routes, pathname)) ?? [];
	const entries = matches.flatMap(({route}) => manifest?.routes[route.id ?? ''] ?? []);
	for (const href of entries.flatMap(({module, imports}) => [module, ...(imports ?? [])])) {
		addModulePreload(href);
	}

	if (entries.some(({hasLoader}) => hasLoader)) {
		const response = await fetch(dataPath(pathname), {priority, credentials: 'same-origin'});
		// Read to the end: only a complete answer is kept in the cache.
		await response.text();
	}
}

/** Where the router asks for a page's data. */
export function dataPath(pathname: string): string {
	return pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;
}

function addModulePreload(href: string): void {
	if (!document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = href;
		document.head.append(link);
	}
}
