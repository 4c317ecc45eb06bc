import type {CSSProperties} from 'react';
import {useNavigate, useSearchParams} from 'react-router';
import type {TemplateCard} from '../../../pipeline/collections/templates/types';
import type {FixedPage} from '../../../pipeline/content/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {useMoving} from '../../islands/live-demo/use-moving';
import {useRestart} from '../../islands/live-demo/use-restart';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {MotionButton} from '../../kit/motion-button';
import {PageHead} from '../../kit/page-head';
import {useEarlyText} from '../../lib/use-early-text';
import {useHydrated} from '../../lib/use-hydrated';
import {type Filter, filterPath, filterTemplates, readFilter, stacksOf} from './filter';
import {shapeOf} from './shape';
import styles from './templates.module.css';

type Kind = {id: string; label: string};
type Props = {head: FixedPage; templates: TemplateCard[]; kinds: Kind[]};

/** Posters of the first rows are wanted at once. */
const EAGER = 3;

/** All templates with a filter that is kept in the URL. Without scripts: all of them, as posters. */
export function Gallery({head, templates, kinds}: Props) {
	const [params] = useSearchParams();
	const hydrated = useHydrated();
	const filter = readFilter(hydrated ? params : new URLSearchParams(), templates);
	const shown = filterTemplates(templates, filter);
	const {moving, ...motion} = useMoving();

	return (
		<div className={frame.page}>
			<PageHead title={head.title} lead={head.lead} />
			<div className={styles.toolbar}>
				<KindLinks kinds={kinds} filter={filter} />
				<StackSelect templates={templates} filter={filter} />
				<MotionButton {...motion} what="previews" />
			</div>
			<p className={styles.count} role="status">
				{shown.length === 0 ? 'No template matches both filters. ' : `${shown.length} ${shown.length === 1 ? 'template' : 'templates'}`}
				{shown.length === 0 ? <a href="/templates">Show all</a> : null}
			</p>
			<ul className={styles.cards}>
				{shown.map((template, index) => (
					<Card key={template.path} template={template} eager={index < EAGER} still={!moving} />
				))}
				{shown.length === templates.length ? <OwnProject /> : null}
			</ul>
		</div>
	);
}

/** The last tile: it fills the last row. */
function OwnProject() {
	return (
		<li className={styles.own}>
			<h2 className={styles.cardTitle}>
				<a className={styles.cardLink} href="/docs/brownfield">
					Use your own project
				</a>
			</h2>
			<p className={styles.cardText}>Have a React project already? Add Remotion to it with a few packages, no template required.</p>
			<code>npm i --save-exact remotion @remotion/cli</code>
		</li>
	);
}

function KindLinks({kinds, filter}: {kinds: Kind[]; filter: Filter}) {
	return (
		<nav className={styles.kinds} aria-label="Kinds of templates">
			{[{id: null, label: 'All'}, ...kinds].map(({id, label}) => (
				<a
					key={label}
					className={styles.kind}
					href={filterPath({...filter, kind: id})}
					aria-current={filter.kind === id ? 'true' : undefined}
				>
					{label}
				</a>
			))}
		</nav>
	);
}

function StackSelect({templates, filter}: {templates: TemplateCard[]; filter: Filter}) {
	const navigate = useNavigate();
	const choose = (stack: string) => {
		// Of the URL, which may be a choice ahead of what is drawn.
		const {kind} = readFilter(new URLSearchParams(window.location.search), templates);
		void navigate(filterPath({kind, stack: stack || null}), {preventScrollReset: true});
	};
	const field = useEarlyText<HTMLSelectElement>(filter.stack ?? '', choose);
	return (
		<label className={styles.stackFilter}>
			<span>Built with</span>
			<select ref={field} value={filter.stack ?? ''} onChange={({target}) => choose(target.value)}>
				<option value="">anything</option>
				{stacksOf(templates).map((stack) => (
					<option key={stack}>{stack}</option>
				))}
			</select>
		</label>
	);
}

function Card({
	template: {path, title, summary, stack, free, preview},
	eager,
	still,
}: {
	template: TemplateCard;
	eager: boolean;
	still: boolean;
}) {
	const {onPlayer, card} = useRestart();
	return (
		<li className={styles.card} data-island-area="" {...card}>
			<div className={styles.frame} data-shape={shapeOf(preview.video)} style={{'--poster': `url(${preview.poster})`} as CSSProperties}>
				<LiveDemo {...preview} eager={eager} still={still} onPlayer={onPlayer} />
			</div>
			<h2 className={styles.cardTitle}>
				<a className={styles.cardLink} href={path}>
					{title}
				</a>
				{free ? null : <span className={kit.badge}>Paid</span>}
			</h2>
			<p className={styles.cardText}>{summary}</p>
			<p className={styles.stack}>
				{stack.map((name) => (
					<span key={name}>{name}</span>
				))}
			</p>
		</li>
	);
}
