import {STORIES} from '../../pipeline/collections/people/pages';
import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/metadata/page-meta';
import {ListPage} from '../posts/list-page';
import type {Route} from './+types/story-list';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		page: STORIES,
		posts: await listPosts('success-stories'),
		years: await postYears('success-stories', {withTags: true}),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.page, image: '/og/stories.jpg'}) : []);

export default function StoryList({loaderData: {page, posts, years}}: Route.ComponentProps) {
	return (
		<ListPage
			title={page.title}
			lead={page.description}
			posts={posts}
			years={years}
			all="All stories"
			archivePath="/success-stories/archive"
		/>
	);
}
