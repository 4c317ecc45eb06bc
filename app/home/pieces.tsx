import type {DemoPreview} from '../../pipeline/demo-preview';
import {LiveDemo} from '../islands/live-demo';
import styles from './home.module.css';

type Piece = {demo: DemoPreview; path: string; title: string; text: string};

/** A few things the toolkit does, each running, each leading to the page that explains it. */
export function Pieces({pieces}: {pieces: Piece[]}) {
	return (
		<section className={styles.section} aria-labelledby="pieces">
			<h2 id="pieces" className={styles.heading}>
				Everything that moves here is React
			</h2>
			<ul className={styles.pieces}>
				{pieces.map(({demo, path, title, text}) => (
					<li key={demo.id} className={styles.piece}>
						<LiveDemo {...demo} />
						<h3>
							<a href={path}>{title}</a>
						</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
