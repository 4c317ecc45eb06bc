import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/import-again';
import type {SearchProvider} from './types';

let provider: Promise<SearchProvider> | undefined;
let failures = 0;

/** Loads the configured engine, once. Only the one that is configured is loaded. */
export const getProvider = (): Promise<SearchProvider> => {
	provider ??= siteConfig.search.appId
		? importAgain(() => import('./hosted/hosted'), failures).then(({createProvider}) => createProvider(siteConfig))
		: importAgain(() => import('./embedded/embedded'), failures).then(({getEmbedded}) => getEmbedded());
	provider.catch(() => {
		provider = undefined;
		failures++;
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
