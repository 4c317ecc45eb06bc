import {lambdaPage} from '../../pipeline/collections/products/lambda';
import {firstOgImage} from '../../pipeline/site/og-image';
import {pageMeta} from '../navigation/metadata/page-meta';
import {LambdaView} from '../pages/products/lambda-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/lambda';

export async function loader() {
	return {version: __DATA_VERSION__, image: firstOgImage(['lambda', 'default']), ...(await lambdaPage())};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.product, image: loaderData.image}) : []);

export default function Lambda({loaderData}: Route.ComponentProps) {
	return <LambdaView page={loaderData} />;
}
