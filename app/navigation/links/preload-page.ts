import {preload} from 'react-dom';
import {UNSAFE_decodeViaTurboStream as decode, matchRoutes} from 'react-router';
import {islandSheets} from '../../islands/island-styles';
import {type ManifestRoute, routerState} from '../loading/router-state';

/** The part of a prose page's data that names the islands it needs styles for. */
type PageData = {page?: {islands?: string[]}};

type Entry = {id: string} & Partial<ManifestRoute>;

/** Loads a page's code and data into the browser's cache. Rejects if the data can't be fetched. */
export async function preloadPage(pathname: string): Promise<void> {
	const answer = await request(pathname, 'low');
	// Read to the end, because browsers only cache complete responses.
	await answer?.response.text();
}

/** Loads a page's code and styles, and returns its data, if it has any. Rejects if it can't be fetched. */
export async function loadPageData(pathname: string): Promise<unknown> {
	const {id, response} = (await request(pathname, 'high')) ?? {};
	if (id === undefined) {
		return undefined;
	}

	if (!response?.ok || !response.body) {
		throw new Error(`${response?.url}: ${response?.status}`);
	}

	const {value} = await decode(response.body, window);
	const data = (value as Partial<Record<string, {data?: PageData}>>)[id]?.data;
	for (const href of islandSheets(data?.page?.islands)) {
		preload(href, {as: 'style'});
	}

	return data;
}

/** Starts loading a page's code, and requests its data. `id` is the route that has the data. */
async function request(pathname: string, priority: 'high' | 'low'): Promise<{id: string; response: Response} | undefined> {
	const entries = entriesOf(pathname);
	for (const href of entries.flatMap(({module, imports = []}) => (module ? [module, ...imports] : []))) {
		addModulePreload(href);
	}

	const entry = entries.find(({hasLoader}) => hasLoader);
	if (!entry) {
		return undefined;
	}

	const {id, hasClientLoader} = entry;
	const address = dataAddress(pathname, hasClientLoader ? id : undefined);
	return {id, response: await fetch(address, {priority, credentials: 'same-origin'})};
}

/** The manifest entries of the routes that match a path. */
function entriesOf(pathname: string): Entry[] {
	const {manifest, router} = routerState();
	const matches = (router && matchRoutes(router.routes, pathname)) ?? [];
	return matches.map(({route: {id = ''}}) => ({...manifest?.routes[id], id}));
}

/**
 * The URL from which the router fetches a page's data. It must match exactly, or the cached response isn't used: a route with a
 * `clientLoader` is requested by its id.
 */
function dataAddress(pathname: string, routeId?: string): string {
	const path = pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;
	return routeId === undefined ? path : `${path}?${new URLSearchParams({_routes: routeId})}`;
}

function addModulePreload(href: string): void {
	if (!document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = href;
		document.head.append(link);
	}
}
