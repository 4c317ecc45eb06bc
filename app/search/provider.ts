import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/loading/import-again';
import {once} from '../lib/loading/once';
import type {SearchProvider} from './types';

/** Loads the configured engine, once. Only the one that is configured is loaded. */
export const getProvider = once(
	(): Promise<SearchProvider> =>
		siteConfig.search.appId
			? importAgain(() => import('./hosted/hosted')).then(({createProvider}) => createProvider(siteConfig))
			: importAgain(() => import('./embedded/embedded')).then(({getEmbedded}) => getEmbedded()),
);

/** Calls back when the same searches have better answers. Returns the unsubscribe function. */
export const onImproved = (listener: () => void): (() => void) => {
	let stop: (() => void) | undefined;
	let stopped = false;
	getProvider().then(
		(ready) => {
			stop = stopped ? undefined : ready.onImproved?.(listener);
		},
		() => {},
	);
	return () => {
		stopped = true;
		stop?.();
	};
};

/** Loads and prepares the engine, because a search is likely. */
export const preloadProvider = (): void => {
	getProvider().then(
		(ready) => ready.preload(),
		() => {},
	);
};
