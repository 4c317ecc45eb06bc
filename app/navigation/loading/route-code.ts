import {type DataRouter, matchRoutes, type RouteObject} from 'react-router';
import {CodeError, isReachable} from './connection-error';
import {loadAfresh, never} from './load-afresh';
import {pendingAddress, routerState} from './router-state';

/**
 * Handles route code that fails to load. The router's own fallback reloads the page that the reader is leaving, which loses that page
 * when offline. Instead, the requested page is loaded in full if the server responds. If it doesn't, an error is shown, and Back leads to
 * the previous page.
 */
export function guardRouteCode(router: DataRouter): void {
	const {manifest} = routerState();
	for (const route of flatten(router.routes)) {
		const module = manifest?.routes[route.id ?? '']?.module;
		if (module && typeof route.lazy === 'object') {
			guard(route, route.lazy, module, () => leave(router, route));
		}
	}
}

const flatten = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

type Lazy = Extract<RouteObject['lazy'], object>;
type Loader = Exclude<RouteObject['loader'], boolean | undefined>;

/** The router never reloads a route's code, so a route without its code gets a loader that loads the page in full. */
function guard(route: RouteObject, lazy: Lazy, module: string, loadElse: () => Promise<never>): void {
	let arrival: Promise<boolean> | undefined;
	const arrives = () => {
		arrival ??= import(/* @vite-ignore */ module).then(
			() => true,
			() => false,
		);
		return arrival;
	};

	for (const [part, load] of Object.entries(lazy)) {
		if (typeof load === 'function') {
			const without = part === 'loader' ? loadElse : undefined;
			Object.assign(lazy, {[part]: async () => ((await arrives()) ? load() : without)});
		}
	}

	if (typeof route.loader === 'function') {
		const load: Loader = route.loader;
		route.loader = async (...given) => ((await arrives()) ? load(...given) : loadElse());
	}
}

async function leave(router: DataRouter, route: RouteObject): Promise<never> {
	const isThere = await isReachable();
	const {location} = router.state.navigation;
	const target = pendingAddress();
	// By now, the reader may be navigating to a different page.
	const isWanted = location && matchRoutes(router.routes, location)?.some((match) => match.route === route);
	if (isThere && isWanted && target !== undefined && loadAfresh(target)) {
		return never();
	}

	throw new CodeError();
}
