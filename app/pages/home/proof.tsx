import type {HomePage} from '../../../pipeline/collections/home/types';
import frame from '../../kit/frame.module.css';
import styles from './proof.module.css';

const number = new Intl.NumberFormat('en-US');

/** Numbers that the build has counted, each linked to the page where readers can verify it. */
export function Proof({title, items}: HomePage['proof']) {
	return items.length === 0 ? null : (
		<section className={frame.sides} aria-label={title}>
			<ul className={styles.counts}>
				{items.map(({count, text, path}) => (
					<li key={path}>
						<a href={path}>
							<strong>{number.format(count)}</strong> <span>{text}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
