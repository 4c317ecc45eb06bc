import {SHOWCASE_ADD} from '../../pipeline/showcase/pages';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import {AddView} from '../showcase/add-view';
import type {Route} from './+types/showcase-add';

export async function loader() {
	return {version: __DATA_VERSION__};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = () => pageMeta(SHOWCASE_ADD);

export default function ShowcaseAdd() {
	return <AddView />;
}
