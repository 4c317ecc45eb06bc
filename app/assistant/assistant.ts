import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/loading/import-again';
import {once} from '../lib/loading/once';
import type {Assistant} from './types';

const loadPages = () => importAgain(() => import('./from-pages/browser'));

/** Loads the configured assistant, once. The one that uses an endpoint is only loaded if it's configured. */
export const getAssistant = once(async (): Promise<Assistant> => {
	const {provider, endpoint} = siteConfig.assistant;
	const pages = await loadPages();
	if (provider !== 'endpoint' || endpoint === undefined) {
		return pages.createAssistant();
	}

	const {createEndpointAssistant} = await importAgain(() => import('./from-endpoint/assistant'));
	return createEndpointAssistant({...siteConfig.assistant, endpoint, site: siteConfig.title}, pages.find);
});

/** Loads and prepares the assistant, because a question is likely. */
export const preloadAssistant = (): void => {
	getAssistant()
		.then(
			() => loadPages().then(({preload}) => preload()),
			() => {},
		)
		.catch(() => {});
};
