import type {PageListSection} from '../../pipeline/types';
import styles from '../docs/page-list.module.css';

/** Every page of the site by section. */
export function AllPages({sections}: {sections: PageListSection[]}) {
	return sections.map((section) => (
		<section key={section.title} className={styles.section}>
			<h2>{section.title}</h2>
			<ul className={styles.list}>
				{section.pages.map((page) => (
					<li key={page.path}>
						<a href={page.path}>{page.title}</a>
						<p>{page.description}</p>
					</li>
				))}
			</ul>
		</section>
	));
}
