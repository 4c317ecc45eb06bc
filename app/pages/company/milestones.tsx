import type {Milestone} from '../../../pipeline/collections/people/types';
import {dayStart} from '../../lib/day-start';
import styles from './company.module.css';

const month = new Intl.DateTimeFormat('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'});

/** Posts about milestones, on a timeline. */
export function Milestones({milestones}: {milestones: Milestone[]}) {
	return (
		<section className={styles.milestones} aria-labelledby="milestones">
			<h2 id="milestones" className="visually-hidden">
				Milestones
			</h2>
			<ol className={styles.track}>
				{milestones.map(({path, title, date}) => (
					<li key={path}>
						<time dateTime={date}>{month.format(dayStart(date))}</time> <a href={path}>{title}</a>
					</li>
				))}
			</ol>
		</section>
	);
}
