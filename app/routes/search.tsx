import {useMemo} from 'react';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {searchSubjects} from '../../pipeline/content/search-words';
import {listPages} from '../../pipeline/site/page-lists';
import {pageMeta} from '../navigation/metadata/page-meta';
import type {SectionOfPages} from '../search/page/all-pages';
import {SearchPage} from '../search/page/search-page';
import type {Route} from './+types/search';

export async function loader() {
	const sections = listPages().map(({title, pages}) => ({title, pages: pages.map(({path, title: name}) => ({path, title: name}))}));
	// As one string: the router numbers each value that it serializes, which would add 3 KB.
	return {version: __DATA_VERSION__, head: fixedPage('/search'), subjects: searchSubjects(), sections: JSON.stringify(sections)};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Search({loaderData}: Route.ComponentProps) {
	const sections = useMemo(() => JSON.parse(loaderData.sections) as SectionOfPages[], [loaderData.sections]);
	return <SearchPage subjects={loaderData.subjects} sections={sections} />;
}
