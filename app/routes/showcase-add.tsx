import {SHOWCASE_ADD} from '../../pipeline/collections/showcase/pages';
import {firstPicture} from '../../pipeline/site/og-image';
import {loadPage} from '../navigation/load-page';
import {pageMeta} from '../navigation/page-meta';
import {AddView} from '../pages/showcase/add-view';
import type {Route} from './+types/showcase-add';

export async function loader() {
	return {version: __DATA_VERSION__, image: firstPicture(['showcase', 'default'])};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) => pageMeta({...SHOWCASE_ADD, image: loaderData?.image});

export default function ShowcaseAdd() {
	return <AddView />;
}
