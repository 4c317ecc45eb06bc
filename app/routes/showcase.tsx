import type {ShouldRevalidateFunction} from 'react-router';
import {firstPicture} from '../../pipeline/og-image';
import {listCommunity} from '../../pipeline/showcase/community';
import {listPieces} from '../../pipeline/showcase/gallery';
import {SHOWCASE} from '../../pipeline/showcase/pages';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import {ShowcaseView} from '../showcase/showcase-view';
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
