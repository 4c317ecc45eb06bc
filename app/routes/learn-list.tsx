import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/page-meta';
import {ListPage} from '../posts/list-page';
import type {Route} from './+types/learn-list';

export async function loader() {
	return {version: __DATA_VERSION__, posts: await listPosts('learn'), years: await postYears('learn', {withTags: true})};
}

export {clientLoader, shouldRevalidate} from '../navigation/page-route';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/learn',
		title: 'Learn',
		description: 'Animations taken apart and rebuilt step by step, each with its result running on the page.',
		image: '/og/learn.jpg',
	});

export default function LearnList({loaderData: {posts, years}}: Route.ComponentProps) {
	return (
		<ListPage
			title="Learn"
			lead="Animations taken apart and rebuilt step by step, each running on the page beside its code."
			posts={posts}
			years={years}
			all="All articles"
			archivePath="/learn/archive"
		/>
	);
}
