import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/import-again';
import type {SearchProvider} from './types';

let provider: Promise<SearchProvider> | undefined;
let failures = 0;

/** The configured engine, the same for the whole visit. The hosted one is loaded only when it is configured. */
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

/** Calls back when the engine has better answers from now on. Returns how to stop that. */
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

/** Gets the engine ready for a search that will probably come. */
export const preloadProvider = (): void => {
	getProvider().then(
		(ready) => ready.preload(),
		() => {},
	);
};
