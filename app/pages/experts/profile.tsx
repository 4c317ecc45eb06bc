import type {Expert} from '../../../pipeline/collections/people/experts';
import styles from './experts.module.css';
import {initials} from './initials';
import {SinceTimeline} from './since-timeline';

const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Everything that is known of an expert. `years` are the first and the last year of the directory. */
export function Profile({expert, years: [from, to]}: {expert: Expert; years: [number, number]}) {
	const {name, since, works, links} = expert;
	return (
		<article className={styles.page}>
			<p className={styles.back}>
				<a href="/experts">All experts</a>
			</p>
			<header className={styles.profileHead}>
				<span className={styles.initials} data-large="" aria-hidden="true">
					{initials(name)}
				</span>
				<div>
					<h1 className={styles.title}>{name}</h1>
					<p className={styles.role}>Available for Remotion projects</p>
				</div>
			</header>
			<SinceTimeline since={since} from={from} to={to} />
			<div className={styles.columns}>
				{works.length > 0 ? (
					<section aria-labelledby="works">
						<h2 id="works">Work</h2>
						<ul className={styles.workList}>
							{works.map(({title, url}) => (
								<li key={title}>
									<a href={url} target="_blank" rel="noopener">
										<strong>{title}</strong>
										<span>{host(url)}</span>
									</a>
								</li>
							))}
						</ul>
					</section>
				) : null}
				<section aria-labelledby="links">
					<h2 id="links">Get in touch</h2>
					<ul className={styles.workList}>
						{links.map(({label, href}) => (
							<li key={label}>
								<a href={href} target="_blank" rel="me noopener">
									<strong>{label}</strong>
									<span>{href.replace(/^https:\/\/(www\.)?|\/$/g, '')}</span>
								</a>
							</li>
						))}
					</ul>
				</section>
			</div>
		</article>
	);
}
