import {importAgain} from '../../app/lib/loading/import-again';
import type {ProseClient} from '../prose-client';

let isRequested = false;

/** Events that are replayed once the code has loaded. */
const REPLAYED = ['pointermove', 'focusin', 'keydown', 'click'];

/** Loads the code that shows types, and passes on what the reader did last in the meantime. */
const load = async (first: Event): Promise<void> => {
	let latest = first;
	const follow = (event: Event): void => {
		latest = event;
	};
	for (const type of REPLAYED) {
		document.addEventListener(type, follow);
	}
	try {
		const {startHovers} = await importAgain(() => import('./start'));
		startHovers(latest);
	} catch {
		// Samples work without it. The next event tries again.
		isRequested = false;
	} finally {
		for (const type of REPLAYED) {
			document.removeEventListener(type, follow);
		}
	}
};

/** Loads nothing until the reader hovers over a sample, focuses it or clicks it. */
const onInterest = (event: Event): void => {
	if (!isRequested && event.target instanceof Element && event.target.closest('[data-hovers]')) {
		isRequested = true;
		void load(event);
	}
};

export default {listeners: {pointerover: onInterest, focusin: onInterest, click: onInterest}} satisfies ProseClient;
