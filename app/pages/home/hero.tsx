import siteConfig from 'virtual:site-config';
import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveSource} from '../../islands/live-source/live-source';
import {Actions} from '../../kit/actions';
import frame from '../../kit/frame.module.css';
import {Prose} from '../../prose/prose';
import styles from './hero.module.css';

/** What the numbers of the code may be: beyond, the picture says nothing any more. */
const RANGES = {spokes: {min: 1, max: 48}, damping: {min: 2, max: 60}};

/** What the toolkit is: one sentence, one command, and code that the reader changes beside the video that it makes. */
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
