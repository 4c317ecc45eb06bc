import type {CompanyPage, LabeledLink} from '../../../pipeline/collections/people/types';
import frame from '../../kit/frame.module.css';
import {PageHead} from '../../kit/page-head';
import {externalLink} from '../../navigation/links/external-link';
import {FactTitle} from '../fact-title';
import {HeadActions} from '../head-actions';
import styles from './company.module.css';
import {Milestones} from './milestones';

/** A page about the company: a lead, milestones if there are any, and sections of short facts with links. */
export function CompanyView({page}: {page: CompanyPage}) {
	return (
		<div className={frame.page}>
			<PageHead title={page.heading} lead={page.lead}>
				<HeadActions links={page.actions.map(({label, href}) => ({path: href, title: label}))} />
			</PageHead>
			{page.milestones.length > 1 ? <Milestones milestones={page.milestones} /> : null}
			{page.sections.map(({id, title, text, items}) => (
				<section key={id} className={styles.section}>
					<div className={styles.heading}>
						<h2 id={id}>{title}</h2>
						{text ? <p>{text}</p> : null}
					</div>
					<ul className={styles.items}>
						{items.map((item) => (
							<li key={item.title} className={styles.item}>
								<FactTitle figure={item.figure}>{item.title}</FactTitle>
								<p>{item.text}</p>
								<Links links={item.links} of={item.title} className={styles.links} />
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

type LinksProps = {
	links: LabeledLink[];
	className?: string;
	/** What the links belong to: added to the accessible names of labels like "GitHub", which occur more than once. */
	of?: string;
};

function Links({links, of, className}: LinksProps) {
	return links.length > 0 ? (
		<ul className={className}>
			{links.map(({label, href}) => (
				<li key={href}>
					<a
						href={href}
						{...externalLink(href)}
						aria-label={of && href.startsWith('https:') && of !== label ? `${label}: ${of}` : undefined}
					>
						{label}
					</a>
				</li>
			))}
		</ul>
	) : null;
}
