import {PLAYER} from '../../pipeline/collections/products/pages';
import {playerPage} from '../../pipeline/collections/products/player';
import {firstPicture} from '../../pipeline/site/og-image';
import {loadPage} from '../navigation/load-page';
import {pageMeta} from '../navigation/page-meta';
import {PlayerView} from '../pages/products/player-view';
import type {Route} from './+types/player';

export async function loader() {
	return {version: __DATA_VERSION__, page: PLAYER, image: firstPicture(['player', 'default']), ...(await playerPage())};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.page, image: loaderData.image}) : [{title: 'Page not found'}];

export default function Player({loaderData}: Route.ComponentProps) {
	return <PlayerView page={loaderData} />;
}
