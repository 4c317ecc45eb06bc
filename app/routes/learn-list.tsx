import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/page-meta';
import styles from '../posts/blog.module.css';
import {PostList} from '../posts/post-list';
import {YearSidebar} from '../posts/year-sidebar';
import type {Route} from './+types/learn-list';

export async function loader() {
	return {version: __DATA_VERSION__, posts: await listPosts('learn'), years: await postYears('learn')};
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
		<div className={styles.columns}>
			<YearSidebar title="All articles" years={years} archivePath="/learn/archive" />
			<div className={styles.article}>
				<h1 className={styles.title}>Learn</h1>
				<p className={styles.lead}>Animations taken apart and rebuilt step by step, each running on the page beside its code.</p>
				<PostList posts={posts} />
			</div>
		</div>
	);
}
