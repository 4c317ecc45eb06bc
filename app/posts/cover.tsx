import type {Cover as Picture} from '../../pipeline/content/types';
import styles from './cover.module.css';

type Props = {
	cover: Picture;
	/** Beside its title a cover is decoration; on the page of the post it says what is seen. */
	described?: boolean;
	/** Load it at once because it is visible when the page opens. */
	eager?: boolean;
};

/** The picture of a post, in the one ratio that all of them have. */
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
