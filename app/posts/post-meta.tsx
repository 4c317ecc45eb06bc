import type {PostPreview} from '../../pipeline/content/types';
import {longDate} from '../prose/long-date';
import styles from './blog.module.css';

/** Date, authors and reading time of a post. */
export function PostMeta({post}: {post: Pick<PostPreview, 'date' | 'authors' | 'readingMinutes'>}) {
	return (
		<p className={styles.meta}>
			<time dateTime={post.date}>{longDate(post.date)}</time>
			{post.authors.map(({key, name, url, github}) => {
				const href = url ?? (github ? `https://github.com/${github}` : undefined);
				return (
					<span key={key}>
						{href ? (
							<a href={href} rel="author noopener" target="_blank">
								{name}
							</a>
						) : (
							name
						)}
					</span>
				);
			})}
			<span>{post.readingMinutes} min read</span>
		</p>
	);
}
