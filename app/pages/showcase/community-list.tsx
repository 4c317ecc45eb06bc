import type {CommunityEntry} from '../../../pipeline/collections/showcase/types';
import styles from './community.module.css';
import {LINK_LABELS} from './link-labels';

/** Community videos as text: the site has no images of them, and an empty box would look broken. */
export function CommunityList({entries}: {entries: CommunityEntry[]}) {
	return (
		<ul className={styles.list}>
			{entries.map((entry) => (
				<Entry key={entry.title} entry={entry} />
			))}
		</ul>
	);
}

function Entry({entry: {title, author, authorUrl, width, height, description, links}}: {entry: CommunityEntry}) {
	const [name = title, ...rest] = title.split(' - ');
	return (
		<li className={styles.entry}>
			<h3 className={styles.name}>{name}</h3>
			{rest.length > 0 ? <p className={styles.what}>{rest.join(' - ')}</p> : null}
			{description ? <p className={styles.what}>{description}</p> : null}
			<p className={styles.facts}>
				{author ? <span>By {authorUrl ? <a href={authorUrl}>{author}</a> : author}</span> : null}{' '}
				<span className={styles.size}>
					<span className={styles.shape} style={{aspectRatio: `${width} / ${height}`}} aria-hidden="true" />
					{width} × {height}
				</span>
			</p>
			{links.length > 0 ? (
				<ul className={styles.links}>
					{links.map(({type, url}) => (
						<li key={url}>
							<a href={url}>
								{LINK_LABELS[type]}
								<span className="visually-hidden"> of {name}</span>
							</a>
						</li>
					))}
				</ul>
			) : null}
		</li>
	);
}
