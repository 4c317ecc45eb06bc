import {postYears} from '../../pipeline/collections/posts/posts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Archive} from '../posts/archive';
import type {Route} from './+types/blog-archive';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/blog/archive'),
		list: fixedPage('/blog'),
		years: await postYears('blog', 'all'),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function BlogArchive({loaderData: {head, list, years}}: Route.ComponentProps) {
	return <Archive title={head.title} lead={head.lead} list={list} years={years} />;
}
