import {longDate} from '../../prose/long-date';
import styles from './profile.module.css';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** A timeline of the directory's years, with the playhead on the day since when an expert has been listed. */
export function SinceTimeline({since, from, to}: {since: string; from: number; to: number}) {
	const start = day(`${from}-01-01`);
	const position = (day(since) - start) / (day(`${to + 1}-01-01`) - start);
	return (
		<figure className={styles.timeline}>
			<figcaption>
				In the directory since <time dateTime={since}>{longDate(since)}</time>
			</figcaption>
			<div className={styles.track} aria-hidden="true">
				{Array.from({length: to - from + 1}, (_, index) => (
					<span key={index} className={styles.year}>
						{from + index}
					</span>
				))}
				<span className={styles.clip} style={{insetInlineStart: `${position * 100}%`}} />
				<span className={styles.playhead} style={{insetInlineStart: `${position * 100}%`}} />
			</div>
		</figure>
	);
}
