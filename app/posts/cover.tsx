import type {Cover as Picture} from '../../pipeline/content/types';
import styles from './cover.module.css';

type Props = {
	cover: Picture;
	/** Give it alt text: on the post's own page. Next to the title of the post, a cover is decoration. */
	described?: boolean;
	/** Load it at once because it is visible when the page opens. */
	eager?: boolean;
};

/** The cover image of a post. All covers have the same aspect ratio. */
export function Cover({cover: {src, width, height, alt}, described = false, eager = false}: Props) {
	return (
		<img
			className={styles.cover}
			src={src}
			alt={described ? alt : ''}
			width={width}
			height={height}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
		/>
	);
}
