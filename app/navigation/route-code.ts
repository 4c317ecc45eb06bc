import {type DataRouter, matchRoutes, type RouteObject} from 'react-router';
import {CodeError, isReachable} from './connection-error';
import {loadAfresh, never} from './load-afresh';
import {pendingAddress, routerState} from './router-state';

/**
 * Sees to what happens when the code of a route does not arrive. The router by itself reloads the page that the reader is
 * leaving, which loses it without a network. Here, the page asked for is loaded in full if the server answers; if not, it
 * is shown as unreachable, and Back leads to the page that was left.
 */
export function guardRouteCode(router: DataRouter): void {
	const {manifest} = routerState();
	for (const route of flatten(router.routes)) {
		const module = manifest?.routes[route.id ?? '']?.module;
		const {lazy} = route;
		if (module && typeof lazy === 'object') {
			let arrival: Promise<void> | undefined;
			const arrive = () => {
				arrival ??= import(/* @vite-ignore */ module).then(
					() => {},
					(error) => leave(router, route, error),
				);
				return arrival;
			};
			for (const [part, load] of Object.entries(lazy) as [keyof typeof lazy, unknown][]) {
				if (typeof load === 'function') {
					Object.assign(lazy, {
						[part]: async () => {
							await arrive();
							return load();
						},
					});
				}
			}
		}
	}
}

const flatten = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

async function leave(router: DataRouter, route: RouteObject, cause: unknown): Promise<void> {
	const answers = await isReachable();
	const target = pendingAddress();
	// By now the reader may be on the way to another page.
	const isWanted =
		target !== undefined && matchRoutes(router.routes, router.state.navigation.location!)?.some((match) => match.route === route);
	if (answers && isWanted && loadAfresh(target)) {
		return never();
	}

	throw new CodeError({cause});
}
