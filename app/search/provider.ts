import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/import-again';
import type {SearchProvider} from './types';

let provider: Promise<SearchProvider> | undefined;

/** Loads the configured engine, once. Only the one that is configured is loaded. */
export const getProvider = (): Promise<SearchProvider> => {
	provider ??= siteConfig.search.appId
		? importAgain(() => import('./hosted/hosted')).then(({createProvider}) => createProvider(siteConfig))
		: importAgain(() => import('./embedded/embedded')).then(({getEmbedded}) => getEmbedded());
	provider.catch(() => {
		provider = undefined;
	});
	return provider;
};

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
