import type {ReactNode} from 'react';
import type {PostPreview} from '../../pipeline/content/types';
import {longDate} from '../prose/long-date';
import styles from './post-meta.module.css';

type Props = {
	post: Pick<PostPreview, 'date' | 'readingMinutes'>;
	/** Content after the reading time, such as the byline. */
	children?: ReactNode;
};

/** Date and reading time of a post. */
export function PostMeta({post, children}: Props) {
	return (
		<p className={styles.meta}>
			<time dateTime={post.date}>{longDate(post.date)}</time>
			<span>{post.readingMinutes} min read</span>
			{children}
		</p>
	);
}
