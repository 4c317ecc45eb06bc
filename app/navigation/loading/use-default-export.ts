import {useMatches} from 'react-router';
import {defaultExport} from '../../islands/loading/default-export';
import {routerState} from './router-state';

/**
 * Throws if the module of the current page has no default export, because the router would silently render nothing. The build rejects
 * such modules (`pipeline/output/default-exports.ts`), so this only happens to a damaged file.
 */
export function useDefaultExport(): void {
	const match = useMatches().at(-1);
	const module = match && routerState().modules?.[match.id];
	if (match && module) {
		defaultExport(module, match.pathname);
	}
}
