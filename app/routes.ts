import {index, type RouteConfigEntry, route} from '@react-router/dev/routes';
import type {RouteEntry} from '../pipeline/collections/collection';
import {siteRoutes, writtenRoutes} from '../pipeline/site/routes';

/** The router's form of the typed route table. The same file may serve several paths, so each gets an id of its own. */
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

/** In production the routes that have pages: the build refuses others. In development all, as a first page may come at any time. */
const routes = process.env.NODE_ENV === 'production' ? await routesOfSite() : siteRoutes();

export default routes.map((entry) => toRouterRoute(entry));
