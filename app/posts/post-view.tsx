import type {ReactNode} from 'react';
import type {Post, PostYear} from '../../pipeline/content/types';
import frame from '../kit/frame.module.css';
import kit from '../kit/kit.module.css';
import {PageHead} from '../kit/page-head';
import {Prose} from '../prose/prose';
import {CollapsedTableOfContents, listedHeadings, TableOfContents} from '../prose/table-of-contents';
import {tagPath} from './by-tag';
import {Byline} from './byline';
import {Cover} from './cover';
import {Neighbors} from './neighbors';
import styles from './post.module.css';
import {PostMeta} from './post-meta';
import {ReadingProgress} from './reading-progress';
import {YearSidebar} from './year-sidebar';

type Props = {
	post: Post;
	years: PostYear[];
	list: {path: string; title: string};
	listTitle: string;
	/** Shown in place of the list of all posts if there is only this one. */
	beside?: ReactNode;
	/** Content after the text, such as further reading. */
	children?: ReactNode;
};

/** A blog post, learn article or success story. */
export function PostView({post, years, list, listTitle, beside, children}: Props) {
	const hasContents = listedHeadings(post.headings).length > 1;
	const archivePath = `${list.path}/archive`;
	return (
		<div className={`${frame.sides} ${styles.columns}`}>
			<ReadingProgress />
			<YearSidebar title={listTitle} years={years} archivePath={archivePath} instead={beside} />
			<article className={styles.article}>
				<PageHead title={post.title} up={list} size="article">
					<PostMeta post={post}>
						<Byline post={post} />
					</PostMeta>
				</PageHead>
				{post.cover ? <Cover cover={post.cover} described eager /> : null}
				{hasContents ? (
					<div className={styles.contentsAbove}>
						<CollapsedTableOfContents headings={post.headings} />
					</div>
				) : null}
				<Prose html={post.html} />
				<Tags tags={post.tags} archivePath={archivePath} />
				<Neighbors newer={post.newer} older={post.older} />
				{children}
			</article>
			<aside className={styles.contentsBeside}>{hasContents ? <TableOfContents headings={post.headings} /> : null}</aside>
		</div>
	);
}

function Tags({tags, archivePath}: {tags: string[]; archivePath: string}) {
	return tags.length === 0 ? null : (
		<ul className={`${kit.chips} ${styles.tags}`} aria-label="Tags">
			{tags.map((tag) => (
				<li key={tag}>
					<a className={kit.chip} href={tagPath(archivePath, tag)}>
						{tag}
					</a>
				</li>
			))}
		</ul>
	);
}
