import {postYears} from '../../pipeline/collections/posts/posts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Archive} from '../posts/archive';
import type {Route} from './+types/story-archive';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/success-stories/archive'),
		list: fixedPage('/success-stories'),
		years: await postYears('success-stories', 'all'),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function StoryArchive({loaderData: {head, list, years}}: Route.ComponentProps) {
	return <Archive title={head.title} lead={head.lead} list={list} years={years} />;
}
