/** What the reader asked for; 'auto' until they did. */
export type Intent = 'auto' | 'play' | 'pause';

export type Surroundings = {inView: boolean; covered: boolean; tabVisible: boolean; reducedMotion: boolean};

/** Whether a video may run now: seen, with nothing before it, in a visible tab, and either asked for or free to start by itself. */
export const shouldPlay = (intent: Intent, {inView, covered, tabVisible, reducedMotion}: Surroundings): boolean =>
	inView && !covered && tabVisible && (intent === 'play' || (intent === 'auto' && !reducedMotion));
