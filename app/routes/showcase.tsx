import type {ShouldRevalidateFunction} from 'react-router';
import {listCommunity} from '../../pipeline/collections/showcase/community';
import {listPieces} from '../../pipeline/collections/showcase/gallery';
import {SHOWCASE} from '../../pipeline/collections/showcase/pages';
import {firstPicture} from '../../pipeline/site/og-image';
import {loadPage} from '../navigation/load-page';
import {pageMeta} from '../navigation/page-meta';
import {ShowcaseView} from '../pages/showcase/showcase-view';
import type {Route} from './+types/showcase';

export async function loader() {
	return {version: __DATA_VERSION__, pieces: listPieces(), community: listCommunity(), image: firstPicture(['showcase', 'default'])};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

/** The filter works on what is there: a change of the query alone asks for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
	currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({loaderData}) => pageMeta({...SHOWCASE, image: loaderData?.image});

export default function Showcase({loaderData: {pieces, community}}: Route.ComponentProps) {
	return <ShowcaseView pieces={pieces} community={community} />;
}
