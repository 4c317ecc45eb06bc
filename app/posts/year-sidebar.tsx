import siteConfig from 'virtual:site-config';
import type {ReactNode} from 'react';
import {useLocation} from 'react-router';
import type {PostYear} from '../../pipeline/content/types';
import {SecondaryMenu} from '../chrome/mobile-menu/secondary-menu';
import {cleanPath} from '../navigation/clean-path';
import contents from '../prose/table-of-contents.module.css';
import styles from './year-sidebar.module.css';

type Props = {title: string; years: PostYear[]; archivePath: string};

/** The number of posts. */
export const countOf = (years: PostYear[]): number => years.reduce((sum, {posts}) => sum + posts.length, 0);

/** All posts, by year unless configured otherwise, next to the text or in the mobile menu. A single post has `instead` next to it. */
export function YearSidebar({instead, ...props}: Props & {instead?: ReactNode}) {
	return countOf(props.years) < 2 ? (
		instead
	) : (
		<>
			<aside className={styles.sidebar} aria-label={`${props.title}, sidebar`}>
				<Years {...props} />
			</aside>
			<SecondaryMenu>
				<Years {...props} />
			</SecondaryMenu>
		</>
	);
}

function Years({title, years, archivePath}: Props) {
	const path = cleanPath(useLocation().pathname);
	const lists = siteConfig.blog.sidebarByYear ? years : [{year: undefined, posts: years.flatMap(({posts}) => posts)}];
	return (
		<nav aria-label={title} data-prefetch="intent" className={styles.years}>
			<p className={styles.title}>{title}</p>
			{lists.map(({year, posts}) => (
				<section key={year}>
					{year === undefined ? null : <h2>{year}</h2>}
					<ul className={contents.list}>
						{posts.map((post) => (
							<li key={post.path}>
								<a href={post.path} aria-current={post.path === path ? 'page' : undefined}>
									{post.title}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
			<a className={styles.archive} href={archivePath}>
				Archive
			</a>
		</nav>
	);
}
