import type {ReactNode} from 'react';
import type {ProductPage} from '../../../pipeline/collections/products/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {LicenseTiles} from '../../kit/license-tiles';
import {PageHead} from '../../kit/page-head';
import {SectionHead} from '../../kit/section-head';
import {externalLink} from '../../navigation/links/external-link';
import {Prose} from '../../prose/prose';
import {FactTitle} from '../fact-title';
import {HeadActions} from '../head-actions';
import {Quote} from '../quote';
import styles from './products.module.css';

/** A product page. `children` is its interactive part, after the head. */
export function ProductView({product, children}: {product: ProductPage; children: ReactNode}) {
	const {headline, lead, facts, quote, cost, license, steps, links} = product;
	const docs = links.filter(({path}) => path.startsWith('/docs/')).slice(0, 1);
	return (
		<article className={frame.page}>
			<PageHead title={headline} lead={lead} size="product">
				<HeadActions links={[{path: '#first-steps', title: 'First steps'}, ...docs]} />
			</PageHead>
			{children}
			<section aria-labelledby="what-it-does" className={styles.section}>
				<SectionHead id="what-it-does" title="What it does" />
				<ul className={kit.cards}>
					{facts.map(({figure, title: name, text, docs: path}) => (
						<li key={name} className={kit.ruled}>
							<FactTitle figure={figure}>{path ? <a href={path}>{name}</a> : name}</FactTitle>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			{quote ? (
				<div className={styles.section}>
					<Quote {...quote} />
				</div>
			) : null}
			<section aria-labelledby="cost" className={styles.section}>
				<SectionHead id="cost" title="What it costs" />
				<ul className={styles.cost}>
					{cost.map(({text, link}) => (
						<li key={text}>
							{text} <More link={link} />
						</li>
					))}
				</ul>
				<LicenseTiles items={license.items} />
			</section>
			<section aria-labelledby="first-steps" className={styles.section}>
				<SectionHead id="first-steps" title="First steps" />
				<ol className={styles.steps}>
					{steps.map(({title: name, text, link, html}) => (
						<li key={name} className={kit.ruled}>
							<div>
								<h3>{name}</h3>
								{text || link ? (
									<p>
										{text} <More link={link} />
									</p>
								) : null}
							</div>
							<Prose html={html} />
						</li>
					))}
				</ol>
			</section>
			<nav aria-labelledby="read-on" className={styles.section}>
				<SectionHead id="read-on" title="Read on" />
				<ul className={styles.links}>
					{links.map(({path, title: name}) => (
						<li key={path}>
							<a href={path}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
		</article>
	);
}

function More({link}: {link?: {path: string; title: string}}) {
	return link ? (
		<a href={link.path} {...externalLink(link.path)}>
			{link.title}
		</a>
	) : null;
}
