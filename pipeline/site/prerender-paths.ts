import {readSiteConfig} from '../config/site-config';
import type {RouteEntry} from './route-table';
import {routeTable} from './route-table';

/** Every path that is written out as a file: all concrete paths of the route table and `/404`. */
export async function prerenderPaths(): Promise<string[]> {
	const paths: string[] = ['/404'];
	const visit = (routes: RouteEntry[]) => {
		for (const route of routes) {
			if (!/[*:]/.test(route.path) && !route.routes) {
				paths.push(route.path);
			}

			visit(route.routes ?? []);
		}
	};

	visit(await routeTable(await readSiteConfig()));
	return [...new Set(paths)];
}
