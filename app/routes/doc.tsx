import siteConfig from 'virtual:site-config';
import {getDocPage} from '../../pipeline/collections/docs/doc-page';
import {DocPageView} from '../docs/doc-page';
import {found} from '../errors/found';
import {cleanPath} from '../navigation/clean-path';
import {pageMeta} from '../navigation/metadata/page-meta';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/doc';

export async function loader({request}: Route.LoaderArgs) {
	const path = cleanPath(new URL(request.url).pathname);
	const page = found(await getDocPage(path, {editUrlBase: siteConfig.editUrl}));
	return {version: __DATA_VERSION__, page};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.page, type: 'article'}) : []);

export default function Doc({loaderData}: Route.ComponentProps) {
	return <DocPageView page={loaderData.page} />;
}
