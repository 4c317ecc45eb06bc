import siteConfig from 'virtual:site-config';
import {data} from 'react-router';
import {getDocPage} from '../../pipeline/collections/docs/doc-page';
import {DocPageView} from '../docs/doc-page';
import {cleanPath} from '../navigation/clean-path';
import {pageMeta} from '../navigation/metadata/page-meta';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/doc';

export async function loader({request}: Route.LoaderArgs) {
	const path = cleanPath(new URL(request.url).pathname);
	const page = await getDocPage(path, {editUrlBase: siteConfig.editUrl});
	if (!page) {
		throw data(null, {status: 404});
	}

	return {version: __DATA_VERSION__, page};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.page, type: 'article'}) : []);

export default function Doc({loaderData}: Route.ComponentProps) {
	return <DocPageView page={loaderData.page} />;
}
