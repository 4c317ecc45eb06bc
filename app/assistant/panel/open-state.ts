import siteConfig from 'virtual:site-config';
import {createListeners} from '../../lib/listeners';

/** The class of the body while the panel is open. */
const OPEN_CLASS = 'ask-ai-open';

/** When the class is checked, in milliseconds after loading, and after the last change of the layout. */
const CHECKS_AFTER_LOAD = [100, 500, 1000];
const CHECK_DEBOUNCE = 50;

const {provider, embed} = siteConfig.assistant;

type State = {isOpen: boolean; question?: {text: string}};

let state: State = {isOpen: false};
const {subscribe, notify} = createListeners();

/** Whether the panel should be open, and the question that it was last opened with. */
export const askState = (): State => state;

/** Subscribes to changes of `askState`. */
export const subscribeAsk = subscribe;

const set = (next: State): void => {
	state = next;
	notify();
};

/** Opens the panel, optionally with a question to ask. */
export const openAsk = (question?: string): void => set({isOpen: true, ...(question?.trim() ? {question: {text: question}} : {})});

/** Closes the panel. */
export const closeAsk = (): void => set({...state, isOpen: false});

/** Whether a panel is open: the site's own, or that of the embedded script, which sets a class of its own. */
const isShown = (): boolean =>
	provider === 'embed'
		? document.body.classList.contains(embed.openClass)
		: document.querySelector('dialog[data-ask-panel][open]') !== null;

/** Updates the class of the body, and returns whether a panel is open. */
export const markOpen = (): boolean => {
	const shown = isShown();
	document.body.classList.toggle(OPEN_CLASS, shown);
	return shown;
};

/** Keeps the class of the body up to date: checks it after loading and whenever the layout changes. Returns a function that stops it. */
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
