import siteConfig from 'virtual:site-config';
import type {LiveSource as Source} from '../../../pipeline/demos/live-source';
import {LiveSource} from '../../islands/live-source/live-source';
import {Actions} from '../../kit/actions';
import kit from '../../kit/kit.module.css';
import {Prose} from '../../prose/prose';
import styles from './home.module.css';

/** What the numbers of the code may be: beyond, the picture says nothing any more. */
const RANGES = {spokes: {min: 1, max: 48}, damping: {min: 2, max: 60}};

type Props = {source: Source; actions: {path: string; title: string}[]; createHtml: string};

/** What the toolkit is: one sentence, one command, and code that the reader changes beside the video that it makes. */
export function Hero({source, actions, createHtml}: Props) {
	return (
		<section className={`${kit.frame} ${styles.hero}`}>
			<div className={styles.pitch}>
				<h1 className={styles.headline}>{siteConfig.tagline}</h1>
				<div className={styles.begin}>
					<p className={kit.lead}>
						A video is a React component that knows the current frame. Preview it as you type, render it to a file, or play it in your app.
					</p>
					<Prose html={createHtml} />
					<Actions links={actions} />
				</div>
			</div>
			<LiveSource source={source} ranges={RANGES} eager />
		</section>
	);
}
