import type {PostPreview} from '../../pipeline/content/types';
import {Cover} from './cover';
import styles from './post-list.module.css';
import {PostMeta} from './post-meta';

/** Previews of posts: the first one large, the others as cards. */
export function PostList({posts}: {posts: PostPreview[]}) {
	return (
		<div className={styles.list}>
			{posts.map((post, index) => (
				<article key={post.path} className={styles.preview}>
					{post.cover ? <Cover cover={post.cover} eager={index === 0} /> : null}
					<div className={styles.text}>
						<h2 className={styles.title}>
							<a href={post.path}>{post.title}</a>
						</h2>
						<PostMeta post={post} />
						<div className={`prose ${styles.start}`} dangerouslySetInnerHTML={{__html: post.previewHtml}} />
						{index === 0 ? (
							<a className={styles.more} href={post.path} aria-label={`Read more: ${post.title}`}>
								Read more
							</a>
						) : null}
					</div>
				</article>
			))}
		</div>
	);
}
