import {useEffect, useState} from 'react';
import {useNavigation} from 'react-router';
import styles from './navigation-progress.module.css';

/** A navigation that is over sooner shows nothing. */
const DELAY_MS = 200;

/** Above everything, also above the menu in which the page was chosen. */
const raise = (bar: HTMLElement | null) => bar?.showPopover?.();

/** A bar along the top edge, like a playhead under way, while a navigation takes longer than 200 ms. */
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
