import {firstPicture} from '../../pipeline/og-image';
import {lambdaPage} from '../../pipeline/products/lambda';
import {LAMBDA} from '../../pipeline/products/pages';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import {LambdaView} from '../products/lambda-view';
import type {Route} from './+types/lambda';

export async function loader() {
	return {version: __DATA_VERSION__, page: LAMBDA, image: firstPicture(['lambda', 'default']), ...(await lambdaPage())};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.page, image: loaderData.image}) : [{title: 'Page not found'}];

export default function Lambda({loaderData}: Route.ComponentProps) {
	return <LambdaView page={loaderData} />;
}
