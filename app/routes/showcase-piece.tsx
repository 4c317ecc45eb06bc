import {getPiecePage} from '../../pipeline/collections/showcase/piece-page';
import {firstOgImage} from '../../pipeline/site/og-image';
import {found} from '../errors/found';
import {pageMeta} from '../navigation/metadata/page-meta';
import {PieceView} from '../pages/showcase/piece-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/showcase-piece';

export async function loader({params}: Route.LoaderArgs) {
	const piece = found(await getPiecePage(params.slug));
	return {version: __DATA_VERSION__, piece, image: firstOgImage([`showcase-${piece.slug}`, 'showcase', 'default'])};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.piece, title: `${loaderData.piece.title} - Showcase`, image: loaderData.image}) : [];

export default function ShowcasePiece({loaderData: {piece}}: Route.ComponentProps) {
	return <PieceView piece={piece} />;
}
