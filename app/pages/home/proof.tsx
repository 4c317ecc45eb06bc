import type {HomePage} from '../../../pipeline/collections/home/types';
import frame from '../../kit/frame.module.css';
import styles from './proof.module.css';

const number = new Intl.NumberFormat('en-US');

/** What the build has counted, each number with the page where a reader can count it again. */
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
