import {listCommunity} from '../../pipeline/collections/showcase/community';
import {listPieces} from '../../pipeline/collections/showcase/gallery';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {ShowcaseView} from '../pages/showcase/showcase-view';
import type {Route} from './+types/showcase';

export async function loader() {
	return {version: __DATA_VERSION__, head: fixedPage('/showcase'), pieces: listPieces(), community: listCommunity()};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Showcase({loaderData: {head, pieces, community}}: Route.ComponentProps) {
	return <ShowcaseView head={head} pieces={pieces} community={community} />;
}
