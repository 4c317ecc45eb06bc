import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import styles from './home.module.css';

/** Reasons to write videos in code, next to a video that shows the first one. */
export function Reasons({title, text, demo, docs, items}: HomePage['reasons']) {
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="reasons">
			<SectionHead id="reasons" title={title}>
				{text}
			</SectionHead>
			<div className={styles.split}>
				<div>
					<LiveDemo {...demo} />
					{docs ? (
						<p className={styles.links}>
							<a href={docs}>{demo.video.title}</a>
						</p>
					) : null}
				</div>
				<ul className={styles.reasons}>
					{items.map((reason) => (
						<li key={reason.title} className={kit.ruled}>
							<h3>{reason.title}</h3>
							<p>{reason.text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
