import siteConfig from 'virtual:site-config';
import {listPages} from '../../pipeline/content';
import {PageList} from '../docs/page-list';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import type {Route} from './+types/search';

export async function loader() {
	return {version: __DATA_VERSION__, sections: await listPages()};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/search',
		title: 'Search',
		description: 'Every page of the Remotion documentation, blog and learn articles, with a filter.',
		image: '/og/search.jpg',
	});

export default function Search({loaderData}: Route.ComponentProps) {
	return (
		<PageList
			title="Search"
			lead="Every page by section. Type a few words of a title, an address or a description."
			label={siteConfig.search.placeholder}
			sections={loaderData.sections}
		/>
	);
}
