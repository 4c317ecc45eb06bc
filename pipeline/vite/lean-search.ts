import type {Plugin} from 'vite';

const ANALYTICS = '@algolia/autocomplete-plugin-algolia-insights';
const EMPTY = `\0${ANALYTICS}`;

/**
 * The search box without the analytics of Algolia, which its package imports even if they're off: they'd be a fifth of what the
 * open search loads.
 */
export const leanSearchPlugin = (): Plugin => ({
	name: 'lean-search',
	apply: 'build',
	enforce: 'pre',
	resolveId: (id) => (id === ANALYTICS ? EMPTY : undefined),
	load: (id) => (id === EMPTY ? "export const createAlgoliaInsightsPlugin = () => { throw new Error('left out'); };" : undefined),
});
