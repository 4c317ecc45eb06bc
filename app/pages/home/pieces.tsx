import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {useMoving} from '../../islands/live-demo/use-moving';
import frame from '../../kit/frame.module.css';
import {MotionButton} from '../../kit/motion-button';
import {SectionHead} from '../../kit/section-head';
import styles from './home.module.css';

/** Examples of what can be built, each playing, with links to its source and docs. */
export function Pieces({title: heading, text: intro, items}: HomePage['pieces']) {
	const {moving, ...motion} = useMoving();
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="pieces">
			<SectionHead id="pieces" title={heading}>
				{intro}
			</SectionHead>
			<div className={styles.motion}>
				<MotionButton {...motion} what="all" />
			</div>
			<ul className={styles.pieces}>
				{items.map(({demo, title, text, source, docs}) => (
					<li key={demo.id} className={styles.piece} data-island-area="">
						<LiveDemo {...demo} still={!moving} />
						<h3>{title}</h3>
						<p>{text}</p>
						<p className={styles.links}>
							{source ? (
								<a href={source} aria-label={`Source of ${title}`}>
									Source
								</a>
							) : null}
							{docs && docs !== source ? (
								<a href={docs} aria-label={`Documentation of ${title}`}>
									Docs
								</a>
							) : null}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
