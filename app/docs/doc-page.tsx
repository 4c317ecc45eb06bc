import type {DocPage} from '../../pipeline/content/types';
import {useAfterPaint} from '../lib/use-after-paint';
import {newTab} from '../navigation/links/external-link';
import {longDate} from '../prose/long-date';
import {Pager} from '../prose/pager';
import {Prose} from '../prose/prose';
import {CollapsedTableOfContents, listedHeadings, TableOfContents} from '../prose/table-of-contents';
import {Breadcrumbs} from './breadcrumbs';
import styles from './doc-page.module.css';
import {PageMenu} from './page-menu';

/** Titles set in the code font: commands and package names. */
const CODE = /^(?:npx |(?:@remotion\/\S+|remotion)$)/;

/** A docs page: breadcrumbs, text, table of contents and pager. */
export function DocPageView({page}: {page: DocPage}) {
	const hasContents = listedHeadings(page.headings).length > 1;
	// Highlighting the current heading measures all of them, so it waits for the first paint.
	const watched = useAfterPaint(page.headings);
	return (
		<div className={styles.columns}>
			<article className={styles.article} data-doc>
				<div className={styles.head}>
					<Breadcrumbs breadcrumbs={page.breadcrumbs} />
					<PageMenu path={page.path} title={page.title} editUrl={page.editUrl} />
				</div>
				<h1 className={styles.title} data-code={page.kind === 'api' || CODE.test(page.title) || undefined}>
					{page.title}
				</h1>
				{hasContents ? (
					<div className={styles.contentsAbove}>
						<CollapsedTableOfContents headings={page.headings} />
					</div>
				) : null}
				<Prose html={page.html} />
				<footer className={styles.foot}>
					{page.editUrl ? (
						<a href={page.editUrl} {...newTab} data-no-print="">
							Edit this page
						</a>
					) : null}
					{page.updated ? (
						<span>
							Last updated <time dateTime={page.updated}>{longDate(page.updated)}</time>
						</span>
					) : null}
				</footer>
				<Pager previous={page.previous} next={page.next} />
			</article>
			<aside className={styles.contentsBeside}>{hasContents ? <TableOfContents headings={watched} /> : null}</aside>
		</div>
	);
}
