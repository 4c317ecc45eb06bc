import {longDate} from '../../prose/long-date';
import styles from './home.module.css';

type Props = {posts: {path: string; title: string; date: string; description: string}[]};

export function LatestPosts({posts}: Props) {
	if (posts.length === 0) {
		return null;
	}

	return (
		<section className={styles.section} aria-labelledby="latest-posts">
			<h2 id="latest-posts" className={styles.heading}>
				From the blog
			</h2>
			<ul className={styles.posts}>
				{posts.map(({path, title, date, description}) => (
					<li key={path}>
						<time dateTime={date}>{longDate(date)}</time>
						<h3>
							<a href={path}>{title}</a>
						</h3>
						<p>{description}</p>
					</li>
				))}
			</ul>
			<p className={styles.all}>
				<a href="/blog">All posts</a>
			</p>
		</section>
	);
}
