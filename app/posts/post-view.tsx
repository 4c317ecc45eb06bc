import type {Post, PostYear} from '../../pipeline/content/types';
import {Pager} from '../prose/pager';
import {Prose} from '../prose/prose';
import {CollapsedTableOfContents, listedHeadings, TableOfContents} from '../prose/table-of-contents';
import styles from './blog.module.css';
import {PostMeta} from './post-meta';
import {YearSidebar} from './year-sidebar';

type Props = {post: Post; years: PostYear[]; listTitle: string; archivePath: string};

/** A dated page: blog post, learn article or story. */
export function PostView({post, years, listTitle, archivePath}: Props) {
	const hasContents = listedHeadings(post.headings).length > 1;
	return (
		<div className={styles.columns}>
			<YearSidebar title={listTitle} years={years} archivePath={archivePath} />
			<article className={styles.article}>
				<h1 className={styles.title}>{post.title}</h1>
				<PostMeta post={post} />
				{hasContents ? (
					<div className={styles.contentsAbove}>
						<CollapsedTableOfContents headings={post.headings} />
					</div>
				) : null}
				<Prose html={post.html} />
				<Pager previous={post.newer} next={post.older} previousLabel="Newer post" nextLabel="Older post" label="Other posts" />
			</article>
			<aside className={styles.contentsBeside}>{hasContents ? <TableOfContents headings={post.headings} /> : null}</aside>
		</div>
	);
}
