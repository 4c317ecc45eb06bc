import type {HomePage} from '../../../pipeline/collections/home/types';
import type {PostPreview} from '../../../pipeline/content/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import {longDate} from '../../prose/long-date';
import styles from './home.module.css';

export type PostCard = Pick<PostPreview, 'path' | 'title' | 'date' | 'description' | 'cover'>;
type Props = HomePage['blog'] & {posts: PostCard[]};

/** The newest posts of the blog. Renders nothing without posts. */
export function LatestPosts({title: heading, all, path: list, posts}: Props) {
	if (posts.length === 0) {
		return null;
	}

	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="latest-posts">
			<div className={styles.lead}>
				<SectionHead id="latest-posts" title={heading} />
				<p>
					<a href={list}>{all}</a>
				</p>
			</div>
			<ul className={`${kit.cards} ${styles.posts}`}>
				{posts.map(({path, title, date, description, cover}) => (
					<li key={path} className={kit.ruled}>
						{cover ? <img src={cover.src} alt="" width={cover.width} height={cover.height} loading="lazy" decoding="async" /> : null}
						<time dateTime={date}>{longDate(date)}</time>
						<h3>
							<a href={path}>{title}</a>
						</h3>
						<p>{description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
