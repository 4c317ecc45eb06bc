import {Fragment} from 'react';
import type {PostPreview} from '../../pipeline/content/types';

/** What the named people did, by the first part of the path. The words of a page are the site's own. */
const bylines: Record<string, string> = {blog: 'Announced by', learn: 'Original article by', 'success-stories': 'Told by'};

type Props = {post: Pick<PostPreview, 'path' | 'authors'>};

/** The people a post comes from, and what they did. */
export function Byline({post}: Props) {
	return (
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
	);
}
