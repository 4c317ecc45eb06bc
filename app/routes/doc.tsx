import siteConfig from 'virtual:site-config';
import {data} from 'react-router';
import {getDocPage} from '../../pipeline/collections/pages';
import {DocPageView} from '../docs/doc-page';
import {routePath} from '../navigation/clean-path';
import {loadPage} from '../navigation/load-page';
import {pageMeta} from '../navigation/page-meta';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/doc';

export async function loader({request}: Route.LoaderArgs) {
	const path = routePath(new URL(request.url).pathname);
	const page = await getDocPage(path, {editUrlBase: siteConfig.editUrl});
	if (!page) {
		throw data(null, {status: 404});
	}

	return {version: __DATA_VERSION__, page};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.page, type: 'article'}) : [{title: 'Page not found'}];

export default function Doc({loaderData}: Route.ComponentProps) {
	return <DocPageView page={loaderData.page} />;
}
