import {SHOWCASE_ADD} from '../../pipeline/collections/showcase/pages';
import {firstPicture} from '../../pipeline/site/og-image';
import {pageMeta} from '../navigation/metadata/page-meta';
import {AddView} from '../pages/showcase/add-view';
import type {Route} from './+types/showcase-add';

export async function loader() {
	return {version: __DATA_VERSION__, image: firstPicture(['showcase', 'default'])};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => pageMeta({...SHOWCASE_ADD, image: loaderData?.image});

export default function ShowcaseAdd() {
	return <AddView />;
}
