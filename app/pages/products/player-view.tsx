import type {playerPage} from '../../../pipeline/collections/products/player';
import {LiveSource} from '../../islands/live-source/live-source';
import {SectionHead} from '../../kit/section-head';
import {ProductView} from './product-view';
import styles from './products.module.css';
import {Remote} from './remote';

const RANGES = {delay: {min: 0, max: 60}};

/** The Player: code whose defaults are live props, and a video that the page controls. */
export function PlayerView({page: {product, source, remote}}: {page: Awaited<ReturnType<typeof playerPage>>}) {
	return (
		<ProductView
			title="Player"
			lead="A React component that plays your video in your app. Nothing is rendered first: what people change, they see in the next frame."
			product={product}
		>
			<LiveSource source={source} ranges={RANGES} eager />
			<section aria-labelledby="remote" className={styles.section}>
				<SectionHead id="remote" title="The page is in control">
					A ref plays, pauses and seeks. Events tell the page where the video is. These buttons and this list are ordinary HTML beside the
					Player.
				</SectionHead>
				<Remote demo={remote} />
			</section>
		</ProductView>
	);
}
