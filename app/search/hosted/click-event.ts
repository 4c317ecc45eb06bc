import type {SiteConfig} from '../../../pipeline/config/schema';

const INSIGHTS = 'https://insights.algolia.io';

/** Reports a click on a result to the provider. The request survives navigation, and errors are ignored. */
export const sendClick = (
	{appId, apiKey, indexName, hosts}: SiteConfig['search'],
	{objectId, position, queryId}: {objectId: string; position: number; queryId: string},
): void => {
	const parameters = new URLSearchParams({'x-algolia-application-id': appId ?? '', 'x-algolia-api-key': apiKey ?? ''});
	const event = {
		eventType: 'click',
		eventName: 'Result chosen',
		index: indexName,
		userToken: 'anonymous',
		queryID: queryId,
		objectIDs: [objectId],
		positions: [position],
	};
	fetch(`${hosts?.[0] ?? INSIGHTS}/1/events?${parameters}`, {
		method: 'POST',
		keepalive: true,
		headers: {'content-type': 'text/plain'},
		body: JSON.stringify({events: [event]}),
	}).catch(() => {});
};
