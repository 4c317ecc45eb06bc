import type {TemplatePage} from '../../../pipeline/collections/templates/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import frame from '../../kit/frame.module.css';
import {PageHead} from '../../kit/page-head';
import {Pager} from '../../prose/pager';
import {Prose} from '../../prose/prose';
import {shapeOf} from './shape';
import styles from './templates.module.css';

/** The page of a template: preview, command, what's inside, and alternatives. */
export function TemplateView({template}: {template: TemplatePage}) {
	const {title, summary, preview, sourceHtml, inside, choose, others, docs, previous, next} = template;
	return (
		<article className={frame.page}>
			<PageHead title={title} lead={summary} up={{path: '/templates', title: 'Templates'}} />
			<div className={styles.body}>
				<figure className={styles.preview}>
					<div className={styles.stage} data-shape={shapeOf(preview.video)}>
						<LiveDemo {...preview} eager />
					</div>
					<figcaption className={styles.caption}>An illustration of what the template does, made with Remotion.</figcaption>
					<details className={styles.source}>
						<summary>Source of this preview</summary>
						<Prose html={sourceHtml} />
					</details>
				</figure>
				<Start template={template} />
				<div className={styles.columns}>
					<section>
						<h2>What’s inside</h2>
						<ul className={styles.inside}>
							{inside.map((fact) => (
								<li key={fact}>{fact}</li>
							))}
						</ul>
					</section>
					<section>
						<h2>When to choose it</h2>
						<p>{choose}</p>
						<h3>When to choose a different template</h3>
						<ul className={styles.others}>
							{others.map(({path, title: other, when}) => (
								<li key={path}>
									<a href={path}>{other}</a>
									<span>{when}</span>
								</li>
							))}
						</ul>
					</section>
					{docs.length > 0 ? (
						<section>
							<h2>Related docs</h2>
							<ul className={styles.docs}>
								{docs.map(({path, title: page}) => (
									<li key={path}>
										<a href={path}>{page}</a>
									</li>
								))}
							</ul>
						</section>
					) : null}
				</div>
			</div>
			<Pager previous={previous} next={next} previousLabel="Previous template" nextLabel="Next template" label="Other templates" />
		</article>
	);
}

/** How to create a project from the template, with its source and facts. */
function Start({template: {commandHtml, repo, free, previewUrl, contributedBy, kinds, stack}}: {template: TemplatePage}) {
	return (
		<section className={styles.start} aria-labelledby="create">
			<h2 id="create">Create it</h2>
			<Prose html={commandHtml} />
			<ul className={styles.links}>
				<li>
					<a href={`https://github.com/${repo}`}>Source: {repo}</a>
				</li>
				{previewUrl ? (
					<li>
						<a href={previewUrl}>{free ? 'Open the template’s live preview' : 'Price and purchase'}</a>
					</li>
				) : null}
			</ul>
			<dl className={styles.facts}>
				<dt>Made for</dt>
				<dd>{kinds.join(', ')}</dd>
				<dt>Built with</dt>
				<dd>{stack.join(', ')}</dd>
				<dt>Price</dt>
				<dd>{free ? 'Free' : 'Paid product'}</dd>
				{contributedBy ? (
					<>
						<dt>Contributed by</dt>
						<dd>
							<a href={`https://github.com/${contributedBy}`}>{contributedBy}</a>
						</dd>
					</>
				) : null}
			</dl>
		</section>
	);
}
