import type {PostYear} from '../../pipeline/content/types';
import {longDate} from '../prose/long-date';
import styles from './blog.module.css';

/** Every post with its date, by year. */
export function Archive({title, years}: {title: string; years: PostYear[]}) {
	return (
		<div className={styles.single}>
			<h1 className={styles.title}>{title}</h1>
			{years.map(({year, posts}) => (
				<section key={year} className={styles.archiveYear}>
					<h2>{year}</h2>
					<ul className={styles.archiveList}>
						{posts.map((post) => (
							<li key={post.path}>
								<time dateTime={post.date}>{longDate(post.date)}</time>
								<a href={post.path}>{post.title}</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
