import type {ReactNode} from 'react';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import styles from './message-page.module.css';

/** The layout of error pages. `children` say what happened, `ways` what to do about it, next to it where there is room. */
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

/** As many frames as fit on the widest page. */
const FRAMES = 16;

/** A decorative film strip as wide as the page, with a missing frame under the playhead. */
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
