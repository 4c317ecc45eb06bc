import {collections} from '../collections';
import {below, type Collection, type RouteEntry} from '../collections/collection';
import type {SiteConfig} from '../config/schema';
import {siteContext} from './sidebars';

const notFound = below('*', 'not-found.tsx');

/** Every route as the router matches it. Reads no file. */
export const siteRoutes = (): RouteEntry[] => [...collections.flatMap(({routes}) => routes), notFound];

const matches = ({path}: RouteEntry, page: string): boolean =>
	new RegExp(
		`^${path
			.replaceAll('.', '\\.')
			.replaceAll(/:[^/]+/g, '[^/]+')
			.replace(/\*$/, '.+')}$`,
	).test(page);

/** Each route of a collection with its concrete pages, those of a layout inside of it. */
const expand = ({id, routes, sidebar, paths}: Collection, config: Pick<SiteConfig, 'blog'>): {route: RouteEntry; pages: RouteEntry[]}[] => {
	const taken = new Map<RouteEntry, RouteEntry[]>(routes.map((route) => [route, []]));
	for (const path of paths(config)) {
		const route = routes.find((candidate) => (candidate.routes ?? [candidate]).some((leaf) => matches(leaf, path)));
		const leaf = route && (route.routes ?? [route]).find((candidate) => matches(candidate, path));
		if (!leaf) {
			throw new Error(
				`The collection "${id}" has a page ${path} and no route for it, expected one of ${routes.map((each) => each.path).join(', ')}`,
			);
		}

		const name = sidebar?.(path, siteContext());
		taken.get(route)?.push({path, component: leaf.component, exact: true, ...(name ? {sidebar: name} : {})});
	}

	return [...taken].map(([route, pages]) => ({route, pages: route.routes && pages.length > 0 ? [{...route, routes: pages}] : pages}));
};

/** The routes of a site that has pages for them, as the router matches them. */
export const writtenRoutes = (config: Pick<SiteConfig, 'blog'>): RouteEntry[] => [
	...collections.flatMap((collection) => expand(collection, config)).flatMap(({route, pages}) => (pages.length > 0 ? [route] : [])),
	notFound,
];

/** Every concrete route of the site with its content, docs pages with the sidebar they belong to. */
export const routeTable = (config: Pick<SiteConfig, 'blog'>): RouteEntry[] => [
	...collections.flatMap((collection) => expand(collection, config)).flatMap(({pages}) => pages),
	notFound,
];
