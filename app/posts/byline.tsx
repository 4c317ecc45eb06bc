import {Fragment} from 'react';
import type {PostPreview} from '../../pipeline/content/types';
import {newTab} from '../navigation/links/external-link';

/** What the named people did, by section. The text itself is the site's own, so a plain “by” would be wrong. */
const bylines: Record<string, string> = {blog: 'Announced by', learn: 'Original article by', 'success-stories': 'Told by'};

type Props = {post: Pick<PostPreview, 'path' | 'authors'>};

/** The people behind a post, and what they did. */
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
							<a href={href} {...newTab}>
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
