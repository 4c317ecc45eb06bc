import siteConfig from 'virtual:site-config';
import {importAgain} from '../lib/import-again';
import type {Assistant} from './types';

let failures = 0;

const loadPages = () => importAgain(() => import('./from-pages/browser'), failures);

let assistant: Promise<Assistant> | undefined;

/** The configured assistant, the same for the whole visit. The one that asks an endpoint is loaded only when it is configured. */
export const getAssistant = (): Promise<Assistant> => {
	const {provider, endpoint} = siteConfig.assistant;
	assistant ??= loadPages().then(async (pages) => {
		if (provider !== 'endpoint' || endpoint === undefined) {
			return pages.createAssistant();
		}

		const {createEndpointAssistant} = await importAgain(() => import('./from-endpoint/assistant'), failures);
		return createEndpointAssistant({...siteConfig.assistant, endpoint, site: siteConfig.title}, pages.find);
	});
	assistant.catch(() => {
		assistant = undefined;
		failures++;
	});
	return assistant;
};

/** Gets the assistant ready for a question that will probably come. */
export const preloadAssistant = (): void => {
	getAssistant()
		.then(
			() => loadPages().then(({preload}) => preload()),
			() => {},
		)
		.catch(() => {});
};
