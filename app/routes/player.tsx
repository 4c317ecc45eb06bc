import {playerPage} from '../../pipeline/collections/products/player';
import {firstOgImage} from '../../pipeline/site/og-image';
import {pageMeta} from '../navigation/metadata/page-meta';
import {PlayerView} from '../pages/products/player-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/player';

export async function loader() {
	return {version: __DATA_VERSION__, image: firstOgImage(['player', 'default']), ...(await playerPage())};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.product, image: loaderData.image}) : []);

export default function Player({loaderData}: Route.ComponentProps) {
	return <PlayerView page={loaderData} />;
}
