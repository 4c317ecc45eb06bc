import {firstPicture} from '../../pipeline/og-image';
import {SHOWCASE_ADD} from '../../pipeline/showcase/pages';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import {AddView} from '../showcase/add-view';
import type {Route} from './+types/showcase-add';

export async function loader() {
	return {version: __DATA_VERSION__, image: firstPicture(['showcase', 'default'])};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) => pageMeta({...SHOWCASE_ADD, image: loaderData?.image});

export default function ShowcaseAdd() {
	return <AddView />;
}
