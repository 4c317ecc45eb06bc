import type {ProseClient} from '../prose-client';

let latest: Event;
let isAsked = false;

/** Types at names come with the first sign of interest in a sample: nothing of them is loaded before. */
const onInterest = (event: Event): void => {
	if (!(event.target instanceof Element && event.target.closest('[data-hovers]'))) {
		return;
	}

	latest = event;
	if (!isAsked) {
		isAsked = true;
		import('./start').then(
			({startHovers}) => startHovers(latest),
			() => {
				isAsked = false;
			},
		);
	}
};

export default {listeners: {pointerover: onInterest, focusin: onInterest, click: onInterest}} satisfies ProseClient;
