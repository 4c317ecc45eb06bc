import {listCommunity} from '../../pipeline/collections/showcase/community';
import {listPieces} from '../../pipeline/collections/showcase/gallery';
import {SHOWCASE} from '../../pipeline/collections/showcase/pages';
import {firstPicture} from '../../pipeline/site/og-image';
import {pageMeta} from '../navigation/metadata/page-meta';
import {ShowcaseView} from '../pages/showcase/showcase-view';
import type {Route} from './+types/showcase';

export async function loader() {
	return {version: __DATA_VERSION__, pieces: listPieces(), community: listCommunity(), image: firstPicture(['showcase', 'default'])};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => pageMeta({...SHOWCASE, image: loaderData?.image});

export default function Showcase({loaderData: {pieces, community}}: Route.ComponentProps) {
	return <ShowcaseView pieces={pieces} community={community} />;
}
