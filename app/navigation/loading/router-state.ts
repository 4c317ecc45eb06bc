import {createPath, type DataRouter} from 'react-router';

/** What the router's manifest says about a route. */
export type ManifestRoute = {module: string; imports?: string[]; hasLoader?: boolean; hasClientLoader?: boolean};

/** State that the router keeps on `window`, without a public API (react-router 7.18, `entry.client`). Any of it may be missing. */
type RouterState = {
	__reactRouterManifest?: {routes: Record<string, ManifestRoute>};
	__reactRouterDataRouter?: DataRouter;
	__reactRouterRouteModules?: Record<string, {default?: unknown} | undefined>;
};

export const routerState = () => {
	const {
		__reactRouterManifest: manifest,
		__reactRouterDataRouter: router,
		__reactRouterRouteModules: modules,
	} = (typeof window === 'undefined' ? {} : window) as RouterState;
	return {manifest, router, modules};
};

/** The URL of the pending navigation; `undefined` if there is none. */
export function pendingAddress(): string | undefined {
	const {location} = routerState().router?.state.navigation ?? {};
	return location && createPath(location);
}
