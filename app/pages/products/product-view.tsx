import type {ReactNode} from 'react';
import type {ProductView as Product} from '../../../pipeline/collections/products/product-page';
import {Actions} from '../../kit/actions';
import kit from '../../kit/kit.module.css';
import {PageHead} from '../../kit/page-head';
import {SectionHead} from '../../kit/section-head';
import {Prose} from '../../prose/prose';
import styles from './products.module.css';

type Props = {title: string; lead: string; product: Product; children: ReactNode};

/** A product: what it is, `children` as its live part, what it does, what it costs, how to begin, and where to read on. */
export function ProductView({title, lead, product: {facts, cost, costLinks, steps, links}, children}: Props) {
	const docs = links.find(({path}) => path.startsWith('/docs/'));
	return (
		<article className={kit.page}>
			<PageHead title={title} lead={lead} size="product">
				<Actions links={[{path: '#first-steps', title: 'First steps'}, ...(docs ? [docs] : [])]} />
			</PageHead>
			{children}
			<section aria-labelledby="what-it-does" className={styles.section}>
				<SectionHead id="what-it-does" title="What it does" />
				<ul className={kit.cards}>
					{facts.map(({title: name, text, docs: path}) => (
						<li key={name} className={kit.ruled}>
							<h3>{path ? <a href={path}>{name}</a> : name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="cost" className={styles.section}>
				<SectionHead id="cost" title="What it costs" />
				<div className={styles.cost}>
					{cost.map(({html}) => (
						<p key={html} dangerouslySetInnerHTML={{__html: html}} />
					))}
					{costLinks.map(({path, title: name}) => (
						<p key={path}>
							<a href={path}>{name}</a>
						</p>
					))}
				</div>
			</section>
			<section aria-labelledby="first-steps" className={styles.section}>
				<SectionHead id="first-steps" title="First steps" />
				<ol className={styles.steps}>
					{steps.map(({title: name, text, html}) => (
						<li key={name}>
							<div>
								<h3>{name}</h3>
								{text ? <p>{text}</p> : null}
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
