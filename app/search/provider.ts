import siteConfig from 'virtual:site-config';
import type {SearchProvider} from './types';

let provider: Promise<SearchProvider> | undefined;

/** The configured engine, the same for the whole visit. The hosted one is loaded only when it is configured. */
export const getProvider = (): Promise<SearchProvider> => {
	provider ??= siteConfig.search.appId
		? import('./hosted/hosted').then(({createProvider}) => createProvider(siteConfig))
		: import('./embedded/embedded').then(({getEmbedded}) => getEmbedded());
	provider.catch(() => {
		provider = undefined;
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
