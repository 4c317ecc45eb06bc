import {useEffect} from 'react';
import {guardRouteCode} from './route-code';
import {routerState} from './router-state';
import {rememberPage} from './seen-pages';

/** Prepares for network failures: keeps the data of pages that were shown and handles route code that fails to load. */
export function useNavigationFaults(): void {
	useEffect(() => {
		const {router} = routerState();
		if (!router) {
			return;
		}

		const remember = ({location, matches, loaderData, errors, navigation}: typeof router.state) => {
			const data = loaderData[matches.at(-1)?.route.id ?? ''];
			if (navigation.state === 'idle' && !errors && data) {
				rememberPage(location.pathname, data);
			}
		};
		guardRouteCode(router);
		remember(router.state);
		return router.subscribe(remember);
	}, []);
}
