import {STORIES} from '../../pipeline/collections/people/pages';
import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/page-meta';
import styles from '../posts/blog.module.css';
import {PostList} from '../posts/post-list';
import {YearSidebar} from '../posts/year-sidebar';
import type {Route} from './+types/story-list';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		page: STORIES,
		posts: await listPosts('success-stories'),
		years: await postYears('success-stories'),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.page, image: '/og/stories.jpg'}) : []);

export default function StoryList({loaderData: {page, posts, years}}: Route.ComponentProps) {
	return (
		<div className={styles.columns}>
			<YearSidebar title="All stories" years={years} archivePath="/success-stories/archive" />
			<div className={styles.article}>
				<h1 className={styles.title}>{page.title}</h1>
				<p className={styles.lead}>{page.description}</p>
				<PostList posts={posts} />
			</div>
		</div>
	);
}
