import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {SiteConfig} from '../../../pipeline/config/schema';
import {isRecord} from '../../lib/is-record';
import {overview} from '../embedded/results/overview';
import {LEVELS} from '../hit';
import {MAX_RESULTS} from '../limits';
import type {SearchAnswer, SearchHit, SearchOptions, SearchProvider} from '../types';
import {sendClick} from './click-event';
import {facetFilters} from './facet-filters';
import {createHostStates} from './host-states';
import {hitFromProvider} from './hosted-hit';

type Config = Pick<SiteConfig, 'search' | 'locales' | 'versions'>;

const RETRIEVED = ['hierarchy.lvl0', ...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/** The request for one query, in the fields of the provider's protocol. */
export const requestFor = (query: string, {limit, offset = 0, group, perGroup, snippetWords}: SearchOptions, config: Config) => {
	const filters = [...facetFilters(config), ...(group === undefined ? [] : [`hierarchy.lvl0:${group}`])];
	const hitsPerPage = perGroup === undefined ? limit : MAX_RESULTS;
	return {
		query,
		indexName: config.search.indexName!,
		attributesToRetrieve: RETRIEVED,
		attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:${snippetWords}`), `content:${snippetWords}`],
		snippetEllipsisText: '…',
		highlightPreTag: '<mark>',
		highlightPostTag: '</mark>',
		hitsPerPage,
		clickAnalytics: config.search.insights,
		...(perGroup === undefined ? {page: Math.floor(offset / hitsPerPage), facets: ['hierarchy.lvl0']} : {}),
		...(filters.length > 0 ? {facetFilters: filters} : {}),
	};
};

/** Parses a response of the provider. Malformed hits are left out. Throws if the response itself is malformed. */
export const readAnswer = (response: unknown, config: Config): SearchAnswer => {
	const [result] = isRecord(response) && Array.isArray(response.results) ? (response.results as unknown[]) : [];
	if (!isRecord(result) || !Array.isArray(result.hits)) {
		throw new Error('The search provider sent a response in an unexpected format');
	}

	const hits = result.hits.flatMap((hit: unknown) => hitFromProvider(hit, config.search.externalUrlRegex) ?? []);
	const facets = isRecord(result.facets) ? result.facets['hierarchy.lvl0'] : undefined;
	return {
		hits,
		count: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
		...(isRecord(facets) ? {groups: Object.entries(facets).map(([name, count]) => ({name, count: Number(count)}))} : {}),
		...(typeof result.queryID === 'string' ? {queryId: result.queryID} : {}),
	};
};

const hostOf = (address: string) => {
	const {host, protocol} = new URL(address);
	return {url: host, accept: 'readWrite' as const, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const)};
};

/**
 * Searches with the configured provider. The client tries the hosts in order, with 1 s to connect and 2 s to respond, and doesn't try a
 * failed host again for two minutes.
 */
export const createProvider = (config: Config): SearchProvider => {
	const {appId, apiKey, hosts, insights} = config.search;
	const client: LiteClient = liteClient(appId!, apiKey!, {
		authMode: 'WithinQueryParameters',
		hostsCache: createHostStates(),
		timeouts: {connect: 1000, read: 2000, write: 30_000},
		...(hosts ? {hosts: hosts.map(hostOf)} : {}),
	});
	return {
		preload() {},
		async search(query, options) {
			const answer = readAnswer(await client.search({requests: [requestFor(query, options, config)]}), config);
			const {limit, perGroup} = options;
			const shown = {limit, groupOf: ({hierarchy}: SearchHit) => hierarchy.lvl0, pageOf: ({url}: SearchHit) => url.split('#')[0]!};
			return perGroup === undefined ? answer : {...answer, hits: overview(answer.hits, {...shown, perGroup})};
		},
		...(insights
			? {
					clicked: (hit, position, queryId) => {
						if (queryId !== undefined) {
							sendClick(config.search, {objectId: hit.objectID, position, queryId});
						}
					},
				}
			: {}),
	};
};
