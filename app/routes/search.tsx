import {fixedPage} from '../../pipeline/content/fixed-pages';
import {listPages} from '../../pipeline/site/page-lists';
import {pageMeta} from '../navigation/metadata/page-meta';
import {SearchPage} from '../search/page/search-page';
import type {Route} from './+types/search';

export async function loader() {
	const sections = listPages().map(({title, pages}) => ({title, pages: pages.map(({path, title: name}) => ({path, title: name}))}));
	return {version: __DATA_VERSION__, head: fixedPage('/search'), sections};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Search({loaderData}: Route.ComponentProps) {
	return <SearchPage sections={loaderData.sections} />;
}
