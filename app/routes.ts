import {index, type RouteConfigEntry, route} from '@react-router/dev/routes';
import {type RouteEntry, staticRoutes} from '../pipeline/route-table';

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

export default staticRoutes.map((entry) => toRouterRoute(entry));
