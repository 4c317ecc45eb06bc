import type {PageLink} from '../../../pipeline/content/types';
import styles from './all-pages.module.css';

/** A section of the site with its pages. */
export type SectionOfPages = {title: string; pages: PageLink[]};

/** Every page of the site by section, by title alone: a page of hundreds of links must stay light. */
export function AllPages({sections}: {sections: SectionOfPages[]}) {
	return sections.map((section) => (
		<section key={section.title} className={styles.section}>
			<h2>{section.title}</h2>
			<ul className={styles.list}>
				{section.pages.map((page) => (
					<li key={page.path}>
						<a href={page.path}>{page.title}</a>
					</li>
				))}
			</ul>
		</section>
	));
}
