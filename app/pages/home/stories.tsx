import type {HomePage} from '../../../pipeline/collections/home/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import {Quote} from '../quote';
import styles from './home.module.css';

/** Companies that use Remotion: one long quote, and a fact or a short quote from each story. */
export function Stories({title, quote, items}: HomePage['stories']) {
	return items.length === 0 ? null : (
		<section className={`${frame.sides} ${styles.section} ${styles.who}`} aria-labelledby="stories">
			<div className={styles.voice}>
				<SectionHead id="stories" title={title} />
				<Quote {...quote} />
			</div>
			<ul className={styles.stories}>
				{items.map((story) => (
					<li key={story.path} className={kit.ruled}>
						<h3>
							<a href={story.path}>
								<span>{story.name}</span> {story.fact}
							</a>
						</h3>
						{'quote' in story ? (
							<p>
								“{story.quote},” says {story.by}.
							</p>
						) : (
							<p>{story.text}</p>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
