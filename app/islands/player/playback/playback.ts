/** What the reader wants. 'auto' until they press play or pause. */
export type Intent = 'auto' | 'play' | 'pause';

export type Surroundings = {inView: boolean; covered: boolean; tabVisible: boolean; reducedMotion: boolean};

/** Whether a video should play now: in view, not behind a dialog, in a visible tab, and either on request or automatically. */
export const shouldPlay = (intent: Intent, {inView, covered, tabVisible, reducedMotion}: Surroundings): boolean =>
	inView && !covered && tabVisible && (intent === 'play' || (intent === 'auto' && !reducedMotion));
