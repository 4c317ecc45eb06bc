import {useEffect, useState} from 'react';
import {useNavigation} from 'react-router';
import styles from './navigation-progress.module.css';

/** Milliseconds until a navigation shows the bar. */
const DELAY_MS = 200;

/** Shown as a popover, so that it's above the dialog of the mobile menu. */
const raise = (bar: HTMLElement | null) => bar?.showPopover?.();

/** A progress bar along the top edge, while a navigation takes longer than 200 ms. */
export function NavigationProgress() {
	const busy = useNavigation().state !== 'idle';
	const [shown, setShown] = useState(false);

	useEffect(() => {
		if (!busy) {
			return;
		}

		const timer = setTimeout(() => setShown(true), DELAY_MS);
		return () => {
			clearTimeout(timer);
			setShown(false);
		};
	}, [busy]);

	return shown ? <div ref={raise} popover="manual" className={styles.bar} role="progressbar" aria-label="Loading page" /> : null;
}
