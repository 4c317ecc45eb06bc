import siteConfig from 'virtual:site-config';
import type {SearchProvider} from './types';

let provider: Promise<SearchProvider> | undefined;

/** The configured engine, the same for the whole visit. The hosted one is loaded only when it is configured. */
export const getProvider = (): Promise<SearchProvider> => {
	provider ??= siteConfig.search.appId
		? import('./providers/hosted').then(({createProvider}) => createProvider(siteConfig))
		: import('./providers/embedded').then(({createProvider}) => createProvider());
	provider.catch(() => {
		provider = undefined;
	});
	return provider;
};

/** Gets the engine ready for a search that will probably come. */
export const preloadProvider = (): void => {
	getProvider().then(
		(ready) => ready.preload(),
		() => {},
	);
};
