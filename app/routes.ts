import {index, type RouteConfigEntry, route} from '@react-router/dev/routes';
import type {RouteEntry} from '../pipeline/collections/collection';
import {siteRoutes, writtenRoutes} from '../pipeline/site/routes';

/** Converts an entry of the route table for the router. One file may serve several paths, so the path is the id. */
function toRouterRoute({path, component, routes}: RouteEntry, parent = ''): RouteConfigEntry {
	const file = `routes/${component}`;
	const relative = path.slice(parent.length).replace(/^\//, '');
	const options = {id: path};
	if (relative === '') {
		return index(file, options);
	}

	return routes
		? route(
				relative,
				file,
				{id: `${path} layout`},
				routes.map((child) => toRouterRoute(child, path)),
			)
		: route(relative, file, options);
}

const routesOfSite = async (): Promise<RouteEntry[]> => {
	const {readSiteConfig} = await import('../pipeline/config/site-config');
	return writtenRoutes(await readSiteConfig());
};

/** In production, only the routes that have pages, because the build rejects others. In development, all: a first page may be added at any time. */
const routes = process.env.NODE_ENV === 'production' ? await routesOfSite() : siteRoutes();

export default routes.map((entry) => toRouterRoute(entry));
