import siteConfig from 'virtual:site-config';
import {createListeners} from '../../lib/listeners';

/** Class of the page's body while the panel is open. */
const OPEN_CLASS = 'ask-ai-open';

/** Milliseconds after loading at which the class is checked, and how long a changing layout must have come to rest. */
const CHECKS_AFTER_LOAD = [100, 500, 1000];
const CHECK_DEBOUNCE = 50;

const {provider, embed} = siteConfig.assistant;

type State = {isOpen: boolean; question?: {text: string}};

let state: State = {isOpen: false};
const {subscribe, notify} = createListeners();

/** The panel as it should be: open or not, and the question that it was last opened with. */
export const askState = (): State => state;

export const subscribeAsk = subscribe;

const set = (next: State): void => {
	state = next;
	notify();
};

/** Opens the panel, with a question to be answered if one is given. */
export const openAsk = (question?: string): void => set({isOpen: true, ...(question?.trim() ? {question: {text: question}} : {})});

export const closeAsk = (): void => set({...state, isOpen: false});

/** Whether a panel is there: the site's own, or that of the embedded script, which marks it by a class of its own. */
const isShown = (): boolean =>
	provider === 'embed'
		? document.body.classList.contains(embed.openClass)
		: document.querySelector('dialog[data-ask-panel][open]') !== null;

/** Makes the class of the body say whether a panel is there. */
export const markOpen = (): boolean => {
	const shown = isShown();
	if (document.body.classList.contains(OPEN_CLASS) !== shown) {
		document.body.classList.toggle(OPEN_CLASS, shown);
	}

	return shown;
};

/** Checks soon after loading, and whenever the layout has changed, that the class of the body says the truth. */
export const watchOpen = (onCheck: (isOpen: boolean) => void): (() => void) => {
	const check = (): void => onCheck(markOpen());
	let debounce: number | undefined;
	const checkSoon = (): void => {
		window.clearTimeout(debounce);
		debounce = window.setTimeout(check, CHECK_DEBOUNCE);
	};
	const timers = CHECKS_AFTER_LOAD.map((after) => window.setTimeout(check, after));
	const size = new ResizeObserver(checkSoon);
	size.observe(document.body);
	const classes = new MutationObserver(checkSoon);
	classes.observe(document.body, {attributeFilter: ['class']});
	window.addEventListener('resize', checkSoon);
	return () => {
		for (const timer of [...timers, debounce]) {
			window.clearTimeout(timer);
		}

		size.disconnect();
		classes.disconnect();
		window.removeEventListener('resize', checkSoon);
	};
};
