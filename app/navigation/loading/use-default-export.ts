import {useMatches} from 'react-router';
import {defaultExport} from '../../islands/loading/default-export';
import {routerState} from './router-state';

/**
 * Throws when the module of the current page has no default export. The router would silently render nothing.
 * The build refuses such a module (`pipeline/output/default-exports.ts`); this is for one that arrives damaged.
 */
export function useDefaultExport(): void {
	const match = useMatches().at(-1);
	const module = match && routerState().modules?.[match.id];
	if (match && module) {
		defaultExport(module, match.pathname);
	}
}
