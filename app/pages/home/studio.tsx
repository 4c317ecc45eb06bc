import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import styles from './studio.module.css';

/** A video about the Studio. This section spans the width of the window and is dark in both color modes. */
export function Studio({title, text, demo, docs, link, points}: HomePage['studio']) {
	return (
		<section className={styles.strip} aria-labelledby="studio">
			<div className={`${frame.sides} ${styles.inside}`}>
				<SectionHead id="studio" title={title}>
					{text}
				</SectionHead>
				<LiveDemo {...demo} />
				<ol className={styles.points}>
					{points.map((point) => (
						<li key={point.title}>
							<h3>{point.title}</h3>
							<p>{point.text}</p>
						</li>
					))}
				</ol>
				{docs ? (
					<a className={kit.secondary} href={docs}>
						{link}
					</a>
				) : null}
			</div>
		</section>
	);
}
