import type {ExpertPage} from '../../../pipeline/collections/people/types';
import type {Cover as Picture} from '../../../pipeline/content/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {PageHead} from '../../kit/page-head';
import {externalLink} from '../../navigation/links/external-link';
import {Cover} from '../../posts/cover';
import {Pager} from '../../prose/pager';
import {initials} from './initials';
import styles from './profile.module.css';
import {SinceTimeline} from './since-timeline';

const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** The text of a link: the host of the expert's own site, otherwise their name on the platform. */
const handle = ({label, href}: {label: string; href: string}) =>
	label === 'Website' ? host(href) : new URL(href).pathname.split('/').filter(Boolean).at(-1);

/** An expert's profile: their work, pages of this site that mention them, and links. */
export function Profile({expert}: {expert: ExpertPage}) {
	const {name, since, works, links, mentions, years, previous, next} = expert;
	return (
		<article className={frame.page}>
			<div className={styles.head}>
				<PageHead title={name} lead="Available for Remotion projects." up={{path: '/experts', title: 'Experts'}} />
				<p className={styles.portrait} aria-hidden="true">
					{initials(name)}
				</p>
			</div>
			<div className={styles.columns}>
				<aside className={styles.aside} aria-label={`Where to reach ${name}`}>
					<ul className={styles.links}>
						{links.map((link, index) => (
							<li key={link.label}>
								<a className={index === 0 ? kit.primary : kit.secondary} href={link.href} target="_blank" rel="me noopener">
									{link.label} <span>{handle(link)}</span>
								</a>
							</li>
						))}
					</ul>
				</aside>
				<div className={styles.told}>
					<Rows id="works" title="Work" rows={works.map(({title, url}) => ({title, text: host(url), href: url}))} />
					<Rows
						id="mentions"
						title="On this site"
						rows={mentions.map(({title, kind, path, cover}) => ({title, text: kind, href: path, cover}))}
					/>
				</div>
				<SinceTimeline since={since} from={years[0]} to={years[1]} />
			</div>
			<Pager previous={previous} next={next} previousLabel="Previous expert" nextLabel="Next expert" label="Other experts" />
		</article>
	);
}

type RowsProps = {id: string; title: string; rows: {title: string; text: string; href: string; cover?: Picture}[]};

/** A section with a row for each link. Renders nothing without links. */
function Rows({id, title: heading, rows}: RowsProps) {
	return rows.length === 0 ? null : (
		<section aria-labelledby={id}>
			<h2 id={id}>{heading}</h2>
			<ul className={styles.rows}>
				{rows.map(({title, text, href, cover}) => (
					<li key={title}>
						<a href={href} {...externalLink(href)}>
							{cover ? <Cover cover={cover} /> : null}
							<strong>{title}</strong>
							<span>{text}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
