import {dayStart} from '../../lib/day-start';
import {longDate} from '../../prose/long-date';
import styles from './profile.module.css';

const time = (day: string) => dayStart(day).getTime();

/** A timeline of the directory's years, with the playhead on the day since when an expert has been listed. */
export function SinceTimeline({since, from, to}: {since: string; from: number; to: number}) {
	const start = time(`${from}-01-01`);
	const position = (time(since) - start) / (time(`${to + 1}-01-01`) - start);
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
