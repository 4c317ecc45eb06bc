import {useEffect, useState} from 'react';
import {useNavigation} from 'react-router';
import styles from './navigation-progress.module.css';

/** Milliseconds before a navigation shows the bar. */
const DELAY_MS = 200;

/** A popover, to be above the menu dialog in which the page was chosen. */
const raise = (bar: HTMLElement | null) => bar?.showPopover?.();

/** A progress bar along the top edge, while a navigation takes longer than 200 ms. */
export function NavigationProgress() {
	const busy = useNavigation().state !== 'idle';
	const [shown, setShown] = useState(false);

	useEffect(() => {
		if (!busy) {
			setShown(false);
			return;
		}

		const timer = setTimeout(() => setShown(true), DELAY_MS);
		return () => clearTimeout(timer);
	}, [busy]);

	return shown ? <div ref={raise} popover="manual" className={styles.bar} role="progressbar" aria-label="Loading page" /> : null;
}
