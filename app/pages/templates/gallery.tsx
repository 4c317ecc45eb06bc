import {useSearchParams} from 'react-router';
import type {TemplateCard as Template} from '../../../pipeline/collections/templates/types';
import type {FixedPage} from '../../../pipeline/content/types';
import {useMoving} from '../../islands/live-demo/use-moving';
import frame from '../../kit/frame.module.css';
import {MotionButton} from '../../kit/motion-button';
import {PageHead} from '../../kit/page-head';
import {useHydrated} from '../../lib/use-hydrated';
import {filterTemplates, readFilter} from './filter';
import {type Kind, KindLinks, StackSelect} from './filter-controls';
import {TemplateCard} from './template-card';
import styles from './templates.module.css';

type Props = {head: FixedPage; templates: Template[]; kinds: Kind[]};

/** How many posters load eagerly: those of the first row. */
const FIRST_ROW = 3;

/** All templates, with filters that are kept in the URL. Without scripts: all of them, as posters. */
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
					<TemplateCard key={template.path} template={template} eager={index < FIRST_ROW} still={!moving} />
				))}
				{shown.length === templates.length ? <OwnProject /> : null}
			</ul>
		</div>
	);
}

/** The last tile, which fills the last row. */
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
