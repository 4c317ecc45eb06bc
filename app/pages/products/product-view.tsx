import type {ReactNode} from 'react';
import type {ProductView as Product} from '../../../pipeline/collections/products/product-page';
import {Prose} from '../../prose/prose';
import styles from './products.module.css';

type Props = {title: string; lead: string; product: Product; children: ReactNode};

/** A product: what it is, `children` as its live part, what it does, what it costs, how to begin, and where to read on. */
export function ProductView({title, lead, product: {facts, cost, costLinks, steps, links}, children}: Props) {
	const docs = links.find(({path}) => path.startsWith('/docs/'));
	return (
		<article className={styles.page}>
			<header className={styles.head}>
				<h1 className={styles.title}>{title}</h1>
				<p className={styles.lead}>{lead}</p>
				<p className={styles.actions}>
					<a className={styles.primary} href="#first-steps">
						First steps
					</a>
					{docs ? (
						<a className={styles.secondary} href={docs.path}>
							{docs.title}
						</a>
					) : null}
				</p>
			</header>
			{children}
			<section aria-labelledby="what-it-does" className={styles.section}>
				<h2 id="what-it-does">What it does</h2>
				<ul className={styles.facts}>
					{facts.map(({title: name, text, docs: path}) => (
						<li key={name}>
							<h3>{path ? <a href={path}>{name}</a> : name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="cost" className={styles.section}>
				<h2 id="cost">What it costs</h2>
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
				<h2 id="first-steps">First steps</h2>
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
				<h2 id="read-on">Read on</h2>
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
