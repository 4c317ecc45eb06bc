/** The client exports that all routes with data share: `export {clientLoader, shouldRevalidate} from '…/page-route'`. */
import type {ClientLoaderFunctionArgs, ShouldRevalidateFunction} from 'react-router';
import {loadPage} from './load-page';

/** Returns `never`, so that the route's own loader alone determines the type of its data. */
export const clientLoader = ({request, serverLoader}: ClientLoaderFunctionArgs): Promise<never> =>
	loadPage(request, () => serverLoader<never>());

/** Pages are static files, so when only the query or the hash changes, nothing has to be fetched. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
	currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
