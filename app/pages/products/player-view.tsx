import type {PlayerPage} from '../../../pipeline/collections/products/types';
import {LiveSource} from '../../islands/live-source/live-source';
import {SectionHead} from '../../kit/section-head';
import {ProductView} from './product-view';
import styles from './products.module.css';
import {Remote} from './remote';

const RANGES = {delay: {min: 0, max: 60}};

/** The page about the Player, with editable code, and a video that the page controls. */
export function PlayerView({page: {product, source, remote}}: {page: PlayerPage}) {
	return (
		<ProductView product={product}>
			<LiveSource source={source} ranges={RANGES} eager />
			{remote ? (
				<section aria-labelledby="remote" className={styles.section}>
					<SectionHead id="remote" title={remote.title}>
						{remote.text}
					</SectionHead>
					<Remote demo={remote.demo} />
				</section>
			) : null}
		</ProductView>
	);
}
