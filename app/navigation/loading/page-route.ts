/** What every route with data has in common in the browser: `export {clientLoader, shouldRevalidate} from '…/page-route'`. */
import type {ClientLoaderFunctionArgs, ShouldRevalidateFunction} from 'react-router';
import {loadPage} from './load-page';

/** `never`, because it answers with what the route's own loader gives, which alone decides on the type of the page's data. */
export const clientLoader = ({request, serverLoader}: ClientLoaderFunctionArgs): Promise<never> =>
	loadPage(request, () => serverLoader<never>());

/** Pages are files and know no queries: a change of the query or the hash asks for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
	currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
