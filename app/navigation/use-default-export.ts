import {useMatches} from 'react-router';
import {defaultExport} from '../islands/default-export';

/** The router's run-time registry of loaded route modules (react-router 7.18, `entry.client`). */
type RouterState = {__reactRouterRouteModules?: Record<string, {default?: unknown} | undefined>};

/**
 * Throws when the module of the current page has no default export. The router would draw nothing and say nothing.
 * The build refuses such a module (`pipeline/output/default-exports.ts`); this is for one that arrives damaged.
 */
export function useDefaultExport(): void {
	const match = useMatches().at(-1);
	const modules = typeof window === 'undefined' ? undefined : (window as RouterState).__reactRouterRouteModules;
	const module = match && modules?.[match.id];
	if (match && module) {
		defaultExport(module, match.pathname);
	}
}
