import {type KeyboardEvent, type PointerEvent, useEffect, useState} from 'react';
import {clamp} from '../../lib/clamp';
import {readStored, store} from '../../lib/storage';
import styles from './panel.module.css';

const KEY = 'ask-width';
const PROPERTY = '--ask-width';
const SMALLEST = 320;
const DEFAULT = 416;
const STEP = 32;

const largest = (): number => Math.max(SMALLEST, Math.round(window.innerWidth * 0.6));

/** Whether the panel is on the right, at the end of the line. */
const isLeftToRight = (): boolean => getComputedStyle(document.documentElement).direction === 'ltr';

/** Clamps a width so that panel and page both have room. Anything but a number becomes the default width. */
const allowedWidth = (width: unknown, most: number): number => {
	const wanted = Number(width);
	return clamp(Number.isFinite(wanted) && wanted > 0 ? Math.round(wanted) : DEFAULT, SMALLEST, most);
};

/** The edge of the panel, which changes its width when dragged or moved with the arrow keys. The width is stored. */
export function ResizeHandle() {
	const [wanted, setWanted] = useState(() => allowedWidth(readStored(KEY), 10_000));
	const [isDragged, setDragged] = useState(false);
	const [most, setMost] = useState(largest);
	const width = allowedWidth(wanted, most);

	useEffect(() => {
		const onResize = () => setMost(largest());
		window.addEventListener('resize', onResize);
		return () => window.removeEventListener('resize', onResize);
	}, []);
	useEffect(() => document.documentElement.style.setProperty(PROPERTY, `${width}px`), [width]);

	const change = (next: number): void => {
		const allowed = allowedWidth(next, most);
		setWanted(allowed);
		store(KEY, String(allowed));
	};
	const onMove = ({clientX}: PointerEvent): void => {
		if (isDragged) {
			change(Math.max(1, isLeftToRight() ? document.documentElement.clientWidth - clientX : clientX));
		}
	};
	const onKey = (event: KeyboardEvent): void => {
		const toLeft = isLeftToRight() ? STEP : -STEP;
		const moves: Record<string, number> = {ArrowLeft: width + toLeft, ArrowRight: width - toLeft, Home: most, End: SMALLEST};
		const next = moves[event.key];
		if (next !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
			event.preventDefault();
			change(next);
		}
	};

	return (
		<div
			className={styles.handle}
			role="separator"
			aria-label="Width of the panel"
			aria-orientation="vertical"
			aria-valuemin={SMALLEST}
			aria-valuemax={most}
			aria-valuenow={width}
			tabIndex={0}
			data-dragged={isDragged || undefined}
			onKeyDown={onKey}
			onDoubleClick={() => change(DEFAULT)}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				setDragged(true);
			}}
			onPointerMove={onMove}
			onPointerUp={() => setDragged(false)}
			onPointerCancel={() => setDragged(false)}
		/>
	);
}
