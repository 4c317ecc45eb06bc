import siteConfig from 'virtual:site-config';
import type {DemoPreview} from '../../pipeline/demo-preview';
import {copyText} from '../docs/copy-code';
import {LiveDemo} from '../islands/live-demo';
import styles from './home.module.css';

const COMMAND = 'npx create-video@latest';

/** What the toolkit is in one sentence, one command and one live video. */
export function Hero({demo}: {demo: DemoPreview}) {
	return (
		<section className={styles.hero}>
			<div className={styles.pitch}>
				<h1 className={styles.headline}>{siteConfig.tagline}</h1>
				<p className={styles.lead}>
					A video is a React component that knows the current frame. Write it with the tools you use every day, preview it as you type,
					render it to a file, or play it in your app.
				</p>
				<div className={styles.actions}>
					<a className={styles.primary} href="/docs">
						Get started
					</a>
					<a className={styles.secondary} href="/docs/api">
						API reference
					</a>
				</div>
				<p className={styles.command}>
					<code>{COMMAND}</code>
					<button
						type="button"
						className={styles.copy}
						aria-label="Copy the command"
						onClick={({currentTarget}) => void copyText(currentTarget, COMMAND)}
					>
						Copy
					</button>
				</p>
			</div>
			<div className={styles.stage}>
				<LiveDemo {...demo} eager />
			</div>
		</section>
	);
}
