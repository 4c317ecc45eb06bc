import type {ProseClient} from '../prose-client';

let isAsked = false;

/** What readers do on their way to a name. */
const SIGNS = ['pointermove', 'focusin', 'keydown', 'click'];

/** Loads what shows types. Until then it follows the reader, to begin with what they did last. */
const load = async (first: Event): Promise<void> => {
	let latest = first;
	const follow = (event: Event): void => {
		latest = event;
	};
	for (const type of SIGNS) {
		document.addEventListener(type, follow);
	}
	try {
		const {startHovers} = await import('./start');
		startHovers(latest);
	} catch {
		// Samples say the same without. The next sign of interest is another try.
		isAsked = false;
	} finally {
		for (const type of SIGNS) {
			document.removeEventListener(type, follow);
		}
	}
};

/** Types of names come with the first sign of interest in a sample: nothing of them is loaded before. */
const onInterest = (event: Event): void => {
	if (!isAsked && event.target instanceof Element && event.target.closest('[data-hovers]')) {
		isAsked = true;
		void load(event);
	}
};

export default {listeners: {pointerover: onInterest, focusin: onInterest, click: onInterest}} satisfies ProseClient;
