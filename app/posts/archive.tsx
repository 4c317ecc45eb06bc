import type {ReactNode} from 'react';
import {useSearchParams} from 'react-router';
import type {PostYear} from '../../pipeline/content/types';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import {TagLinks} from '../kit/tag-links';
import {useHydrated} from '../lib/use-hydrated';
import {longDate} from '../prose/long-date';
import styles from './archive.module.css';
import {tagPath, tagsOf, withTag} from './by-tag';
import {Cover} from './cover';

type Props = {
	title: string;
	lead?: string;
	list: {path: string; title: string};
	years: PostYear[];
	/** Content after the posts. */
	children?: ReactNode;
};

/** All posts by year, with cover, date and tags. `?tag=` filters them by a tag, if scripts run. */
export function Archive({title, lead, list, years, children}: Props) {
	const [params] = useSearchParams();
	const archivePath = `${list.path}/archive`;
	// The page is prerendered without a tag, so the URL only counts after hydration.
	const asked = useHydrated() ? (params.get('tag') ?? '') : '';
	const tags = tagsOf(years, asked);
	const chosen = tags.includes(asked) ? asked : '';
	return (
		<div className={frame.page}>
			<PageHead title={title} lead={lead} up={list}>
				{tags.length > 1 ? (
					<div className={styles.tags}>
						<TagLinks label="By tag" tags={tags} chosen={chosen} href={(tag) => tagPath(archivePath, tag)} />
					</div>
				) : null}
			</PageHead>
			{withTag(years, chosen).map(({year, posts}) => (
				<section key={year} className={styles.year}>
					<h2>{year}</h2>
					<ul className={styles.posts}>
						{posts.map((post) => (
							<li key={post.path}>
								{post.cover ? <Cover cover={post.cover} /> : null}
								<div className={styles.words}>
									<a href={post.path}>{post.title}</a>
									<p>{post.description}</p>
								</div>
								<p className={styles.facts}>
									<time dateTime={post.date}>{longDate(post.date)}</time>
									{post.tags?.length ? <span>{post.tags.join(', ')}</span> : null}
								</p>
							</li>
						))}
					</ul>
				</section>
			))}
			{children}
		</div>
	);
}
