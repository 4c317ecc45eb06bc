import type {Expert} from '../../../pipeline/collections/people/types';
import {dayStart} from '../../lib/day-start';
import {newTab} from '../../navigation/links/external-link';
import styles from './experts.module.css';
import {initials} from './initials';

const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** An expert in the list: name, work, and links. */
export function ExpertCard({expert: {name, path, since, works, links}}: {expert: Expert}) {
	return (
		<article className={styles.card}>
			<div className={styles.head}>
				<span className={styles.initials} aria-hidden="true">
					{initials(name)}
				</span>
				<div>
					<h2 className={styles.name}>
						<a href={path}>{name}</a>
					</h2>
					<p className={styles.since}>
						Listed since <time dateTime={since}>{month.format(dayStart(since))}</time>
					</p>
				</div>
			</div>
			<ul className={styles.works} aria-label={`Work by ${name}`}>
				{works.map(({title, url}) => (
					<li key={title}>
						<a href={url} {...newTab}>
							{title}
						</a>
					</li>
				))}
			</ul>
			<ul className={styles.links}>
				{links.map(({label, href}) => (
					<li key={label} data-place={label}>
						<a href={href} {...newTab} aria-label={`${label} of ${name}`}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</article>
	);
}
