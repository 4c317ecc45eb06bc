import type {ReactNode} from 'react';
import type {PostPreview, PostYear} from '../../pipeline/content/types';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import {TagLinks} from '../kit/tag-links';
import {tagPath, tagsOf} from './by-tag';
import styles from './list-page.module.css';
import {PostList} from './post-list';
import {countOf, YearSidebar} from './year-sidebar';

type Props = {
	title: string;
	lead: ReactNode;
	posts: PostPreview[];
	years: PostYear[];
	/** The title of the list of all posts. */
	all: string;
	/** The path of the first page. The archive is under it. */
	path: string;
	/** Content after the posts, such as a pager. */
	children?: ReactNode;
};

/** A list of posts, with links to tags, and all posts by year next to it. */
export function ListPage({title, lead, posts, years, all, path, children}: Props) {
	const archivePath = `${path}/archive`;
	const tags = tagsOf(years);
	// The list by year would only repeat the posts on the page.
	const complete = posts.length === countOf(years);
	const list = (
		<div className={styles.posts}>
			<PostList posts={posts} />
			{children}
			{posts.length < 2 ? null : (
				<p className={styles.archive}>
					<a href={archivePath}>{all} by year</a>
				</p>
			)}
		</div>
	);
	return (
		<div className={frame.page}>
			<PageHead title={title} lead={lead}>
				{tags.length > 1 ? (
					<TagLinks label="By tag" tags={tags} chosen="" href={(tag) => (tag === '' ? path : tagPath(archivePath, tag))} />
				) : null}
			</PageHead>
			{complete ? (
				list
			) : (
				<div className={styles.columns}>
					{list}
					<YearSidebar title={all} years={years} archivePath={archivePath} />
				</div>
			)}
		</div>
	);
}
