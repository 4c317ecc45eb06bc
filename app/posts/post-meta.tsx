import {Fragment} from 'react';
import type {PostPreview} from '../../pipeline/content/types';
import {longDate} from '../prose/long-date';
import styles from './post-meta.module.css';

/** What the named people did, by the first part of the path. The words of a page are the site's own. */
const bylines: Record<string, string> = {blog: 'Announced by', learn: 'Original article by', 'success-stories': 'Told by'};

type Props = {post: Pick<PostPreview, 'path' | 'date' | 'authors' | 'readingMinutes'>};

/** Date, people and reading time of a post. */
export function PostMeta({post}: Props) {
	return (
		<p className={styles.meta}>
			<time dateTime={post.date}>{longDate(post.date)}</time>
			<span>
				{bylines[post.path.split('/')[1] ?? '']}{' '}
				{post.authors.map(({key, name, url, github}, index) => {
					const href = url ?? (github ? `https://github.com/${github}` : undefined);
					return (
						<Fragment key={key}>
							{index > 0 ? ' and ' : null}
							{href ? (
								<a href={href} rel="noopener" target="_blank">
									{name}
								</a>
							) : (
								name
							)}
						</Fragment>
					);
				})}
			</span>
			<span>{post.readingMinutes} min read</span>
		</p>
	);
}
