import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/import-again';
import type {Assistant} from './types';

const loadPages = () => importAgain(() => import('./from-pages/browser'));

let assistant: Promise<Assistant> | undefined;

/** Loads the configured assistant, once. The one that uses an endpoint is only loaded if it's configured. */
export const getAssistant = (): Promise<Assistant> => {
	const {provider, endpoint} = siteConfig.assistant;
	assistant ??= loadPages().then(async (pages) => {
		if (provider !== 'endpoint' || endpoint === undefined) {
			return pages.createAssistant();
		}

		const {createEndpointAssistant} = await importAgain(() => import('./from-endpoint/assistant'));
		return createEndpointAssistant({...siteConfig.assistant, endpoint, site: siteConfig.title}, pages.find);
	});
	assistant.catch(() => {
		assistant = undefined;
	});
	return assistant;
};

/** Loads and prepares the assistant, because a question is likely. */
export const preloadAssistant = (): void => {
	getAssistant()
		.then(
			() => loadPages().then(({preload}) => preload()),
			() => {},
		)
		.catch(() => {});
};
