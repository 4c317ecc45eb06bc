import {data} from 'react-router';
import {firstPicture} from '../../pipeline/og-image';
import {getPiecePage} from '../../pipeline/showcase/piece-page';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import {PieceView} from '../showcase/piece-view';
import type {Route} from './+types/showcase-piece';

export async function loader({params}: Route.LoaderArgs) {
	const piece = await getPiecePage(params.slug);
	if (!piece) {
		throw data(null, {status: 404});
	}

	return {version: __DATA_VERSION__, piece, image: firstPicture([`showcase-${piece.slug}`, 'showcase', 'default'])};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData
		? pageMeta({...loaderData.piece, title: `${loaderData.piece.title} - Showcase`, image: loaderData.image})
		: [{title: 'Page not found'}];

export default function ShowcasePiece({loaderData: {piece}}: Route.ComponentProps) {
	return <PieceView piece={piece} />;
}
