import type {Expert} from '../../../pipeline/collections/people/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {PageHead} from '../../kit/page-head';
import styles from './experts.module.css';
import {SinceTimeline} from './since-timeline';

const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');
const joined = new Intl.ListFormat('en-US');

/** Everything that is known of an expert, their work first. `years` are the first and the last year of the directory. */
export function Profile({expert, years: [from, to]}: {expert: Expert; years: [number, number]}) {
	const {name, since, works, links} = expert;
	const titles = works.map(({title}) => title);
	return (
		<article className={frame.page}>
			<PageHead
				title={name}
				lead={`Available for Remotion projects${titles.length > 0 ? `. Selected work: ${joined.format(titles)}` : ''}.`}
				up={{path: '/experts', title: 'Experts'}}
			>
				<ul className={kit.actions} aria-label={`Where to reach ${name}`}>
					{links.map(({label, href}, index) => (
						<li key={label}>
							<a className={index === 0 ? kit.primary : kit.secondary} href={href} target="_blank" rel="me noopener">
								{label}
							</a>
						</li>
					))}
				</ul>
			</PageHead>
			{works.length > 0 ? (
				<section className={styles.section} aria-labelledby="works">
					<h2 id="works">Work</h2>
					<ul className={kit.cards}>
						{works.map(({title, url}) => (
							<li key={title}>
								<a className={kit.card} href={url} target="_blank" rel="noopener">
									<strong>{title}</strong>
									<span className={styles.host}>{host(url)}</span>
								</a>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<SinceTimeline since={since} from={from} to={to} />
		</article>
	);
}
