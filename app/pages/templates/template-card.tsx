import type {CSSProperties} from 'react';
import type {TemplateCard as Template} from '../../../pipeline/collections/templates/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {useRestart} from '../../islands/live-demo/use-restart';
import kit from '../../kit/kit.module.css';
import {shapeOf} from './shape';
import styles from './templates.module.css';

type Props = {
	template: Template;
	/** Load the poster at once because it is visible when the page opens. */
	eager: boolean;
	/** Only show the poster. */
	still: boolean;
};

/** A template in the gallery, with its preview. The whole card is the link. */
export function TemplateCard({template: {path, title, summary, stack, free, preview}, eager, still}: Props) {
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
