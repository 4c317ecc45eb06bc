import type {NeighborPost} from '../../pipeline/content/types';
import {Cover} from './cover';
import styles from './neighbors.module.css';

/** Links to the next newer and the next older post, with covers. */
export function Neighbors({newer, older}: {newer?: NeighborPost; older?: NeighborPost}) {
	return newer || older ? (
		<nav className={styles.neighbors} aria-label="Newer and older">
			<Neighbor post={newer} rel="prev" label="Newer" />
			<Neighbor post={older} rel="next" label="Older" />
		</nav>
	) : null;
}

function Neighbor({post, rel, label}: {post: NeighborPost | undefined; rel: string; label: string}) {
	return post ? (
		<a className={styles.neighbor} href={post.path} rel={rel}>
			{post.cover ? <Cover cover={post.cover} /> : null}
			<span>
				<span className={styles.label}>{label}</span>
				<span className={styles.title}>{post.title}</span>
			</span>
		</a>
	) : null;
}
