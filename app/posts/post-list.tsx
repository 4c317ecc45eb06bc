import type {PostPreview} from '../../pipeline/content/types';
import styles from './blog.module.css';
import {PostMeta} from './post-meta';

/** Truncated previews of posts, each leading to the whole. */
export function PostList({posts}: {posts: PostPreview[]}) {
	return posts.map((post) => (
		<article key={post.path} className={styles.preview}>
			<h2 className={styles.previewTitle}>
				<a href={post.path}>{post.title}</a>
			</h2>
			<PostMeta post={post} />
			<div className="prose" dangerouslySetInnerHTML={{__html: post.previewHtml}} />
			<a className={styles.more} href={post.path} aria-label={`Read more of ${post.title}`}>
				Read more
			</a>
		</article>
	));
}
