import siteConfig from 'virtual:site-config';
import type {RefObject} from 'react';
import kit from '../../kit/kit.module.css';
import {newTab} from '../../navigation/links/external-link';
import styles from './add.module.css';
import {compose, type Submission} from './submission';

/** The issue and the pull request for an entry, to open or copy. `heading` can be focused. */
export function ProposalView({submission, heading}: {submission: Submission; heading: RefObject<HTMLHeadingElement | null>}) {
	const {title, body, entry, issueUrl} = compose(submission, `${siteConfig.organization}/${siteConfig.repository}`);

	return (
		<section aria-labelledby="proposal" className={styles.proposal}>
			<h2 id="proposal" ref={heading} tabIndex={-1} className={styles.heading}>
				Your proposal is ready
			</h2>
			<h3 className={styles.way}>As an issue</h3>
			<p>GitHub opens with this text filled in. Nothing is sent before you press its button.</p>
			<p>
				<a className={kit.primary} href={issueUrl} {...newTab}>
					Open the issue on GitHub<span className="visually-hidden"> in a new tab</span>
				</a>
			</p>
			<Copyable title={title} text={body} label="Copy the text of the issue" />
			<h3 className={styles.way}>As a pull request</h3>
			<p>
				Add this entry at the end of <code>content/showcase/community.json</code>. You can reuse the issue’s title and text.
			</p>
			<Copyable title="community.json" text={entry} label="Copy the entry" />
		</section>
	);
}

function Copyable({title, text, label}: {title: string; text: string; label: string}) {
	return (
		<div className="prose">
			<figure className="code">
				<figcaption>{title}</figcaption>
				<div className="code-tools">
					<button type="button" className="copy" data-copy="" aria-label={label} />
				</div>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
				<pre tabIndex={0}>
					<code>{text}</code>
				</pre>
			</figure>
		</div>
	);
}
