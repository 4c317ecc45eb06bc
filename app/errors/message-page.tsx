import type {ReactNode} from 'react';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import styles from './message-page.module.css';

/** The frame of error pages: a title, what happened, and what to do about it, which is beside it where there is room. */
export function MessagePage({title, children, ways}: {title: string; children: ReactNode; ways?: ReactNode}) {
	return (
		<div className={frame.page}>
			<PageHead title={title} />
			<FilmGap />
			<div className={styles.columns}>
				<div className={styles.message}>{children}</div>
				{ways ? <div className={styles.message}>{ways}</div> : null}
			</div>
		</div>
	);
}

/** How many frames the widest page holds. */
const FRAMES = 16;

/** A strip of frames as wide as the page, with one missing under the playhead. */
function FilmGap() {
	return (
		<svg className={styles.strip} width="100%" height="84" aria-hidden="true">
			{Array.from({length: FRAMES}, (_, frame) => (
				<rect
					key={frame}
					x={0.5 + frame * 96}
					y="22"
					width="86"
					height="48"
					rx="6"
					fill={frame === 2 ? 'none' : 'var(--bg-sunken)'}
					stroke="var(--border-strong)"
					strokeDasharray={frame === 2 ? '4 4' : undefined}
				/>
			))}
			<path d="M235.5 8v72" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
			<path d="M227 2h17v8l-8.5 7-8.5-7z" fill="var(--accent)" />
		</svg>
	);
}
