import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {ListPage} from '../posts/list-page';
import type {Route} from './+types/story-list';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/success-stories'),
		posts: await listPosts('success-stories'),
		years: await postYears('success-stories', 'tags'),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function StoryList({loaderData: {head, posts, years}}: Route.ComponentProps) {
	return <ListPage title={head.title} lead={head.description} posts={posts} years={years} all="All stories" path="/success-stories" />;
}
