import type {HomePage} from '../../../pipeline/collections/home/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import {longDate} from '../../prose/long-date';
import styles from './home.module.css';

export type PostCard = {path: string; title: string; date: string; description: string};
type Props = HomePage['blog'] & {posts: PostCard[]};

export function LatestPosts({title: heading, all, path: list, posts}: Props) {
	if (posts.length === 0) {
		return null;
	}

	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="latest-posts">
			<SectionHead id="latest-posts" title={heading} />
			<ul className={`${kit.cards} ${styles.posts}`}>
				{posts.map(({path, title, date, description}) => (
					<li key={path} className={kit.ruled}>
						<time dateTime={date}>{longDate(date)}</time>
						<h3>
							<a href={path}>{title}</a>
						</h3>
						<p>{description}</p>
					</li>
				))}
			</ul>
			<p className={styles.all}>
				<a href={list}>{all}</a>
			</p>
		</section>
	);
}
