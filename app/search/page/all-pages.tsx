import {slugify} from '../../../pipeline/base/text/slugify';
import type {Heading, PageLink} from '../../../pipeline/content/types';
import {CollapsedTableOfContents, TableOfContents} from '../../prose/table-of-contents';
import styles from './all-pages.module.css';

/** A section of the site with its pages. */
export type SectionOfPages = {title: string; pages: PageLink[]};

const PACKAGE = /^API: /;

/** Every page of the site by section, with a table of contents of the sections. Only titles, to keep a page with hundreds of links small. */
export function AllPages({sections}: {sections: SectionOfPages[]}) {
	const headings: Heading[] = sections.map(({title}) => ({
		id: slugify(title),
		text: title.replace(PACKAGE, ''),
		depth: PACKAGE.test(title) ? 3 : 2,
	}));
	return (
		<div className={styles.columns}>
			<div className={styles.above}>
				<CollapsedTableOfContents headings={headings} />
			</div>
			<div className={styles.pages}>
				{sections.map((section) => (
					<section key={section.title} className={styles.section}>
						<h2 id={slugify(section.title)}>{section.title}</h2>
						<ul className={styles.list}>
							{section.pages.map((page) => (
								<li key={page.path}>
									<a href={page.path}>{page.title}</a>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
			<aside className={styles.beside}>
				<TableOfContents headings={headings} />
			</aside>
		</div>
	);
}
