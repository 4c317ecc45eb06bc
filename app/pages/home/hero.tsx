import siteConfig from 'virtual:site-config';
import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveSource} from '../../islands/live-source/live-source';
import {Actions} from '../../kit/actions';
import frame from '../../kit/frame.module.css';
import {Prose} from '../../prose/prose';
import styles from './hero.module.css';

/** The ranges of the numbers in the code. Beyond them, the video doesn't show anything new. */
const RANGES = {spokes: {min: 1, max: 48}, damping: {min: 2, max: 60}};

/** The hero: one sentence, one command, and editable code next to its video. */
export function Hero({lead, source, actions, createHtml}: HomePage['hero']) {
	return (
		<section className={`${frame.sides} ${styles.hero}`}>
			<div className={styles.pitch}>
				<div className={styles.words}>
					<h1 className={styles.headline}>{siteConfig.tagline}</h1>
					<p className={frame.lead}>{lead}</p>
				</div>
				<div className={styles.begin}>
					<Prose html={createHtml} />
					<Actions links={actions} />
				</div>
			</div>
			<LiveSource source={source} ranges={RANGES} eager />
		</section>
	);
}
