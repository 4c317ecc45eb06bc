import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {AddView} from '../pages/showcase/add-view';
import type {Route} from './+types/showcase-add';

export async function loader() {
	return {version: __DATA_VERSION__, head: fixedPage('/showcase/add'), gallery: fixedPage('/showcase')};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function ShowcaseAdd({loaderData: {head, gallery}}: Route.ComponentProps) {
	return <AddView head={head} gallery={gallery} />;
}
