import type {ReactNode} from 'react';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import styles from './message-page.module.css';

/** A page that says one thing in place of the one that was asked for. */
export function MessagePage({title, children}: {title: string; children: ReactNode}) {
	return (
		<div className={frame.page}>
			<PageHead title={title} />
			<div className={styles.message}>
				<FilmGap />
				{children}
			</div>
		</div>
	);
}

/** A strip of frames with one missing under the playhead. */
function FilmGap() {
	return (
		<svg className={styles.strip} viewBox="3.5 0 233 56" width="233" height="56" aria-hidden="true">
			{[0, 1, 2, 3, 4].map((frame) => (
				<rect
					key={frame}
					x={4 + frame * 48}
					y="14"
					width="40"
					height="28"
					rx="4"
					fill={frame === 2 ? 'none' : 'var(--bg-sunken)'}
					stroke="var(--border-strong)"
					strokeDasharray={frame === 2 ? '4 4' : undefined}
				/>
			))}
			<path d="M120 6v46" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
			<path d="M113 2h14v6l-7 6-7-6z" fill="var(--accent)" />
		</svg>
	);
}
