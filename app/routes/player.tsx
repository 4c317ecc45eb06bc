import {firstPicture} from '../../pipeline/og-image';
import {PLAYER} from '../../pipeline/products/pages';
import {playerPage} from '../../pipeline/products/player';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import {PlayerView} from '../products/player-view';
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
