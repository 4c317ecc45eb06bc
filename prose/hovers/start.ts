import {hideCard, isInCard, isMark, isShown, showCard} from './card';
import {type HoveredName, hoveredSample} from './hovered-sample';
import {onSampleKey} from './keyboard';
import {linkOf, nameAt, nameOfLink} from './places';

/** Milliseconds that the pointer rests on a name before its card shows, and after it has left before the card hides. */
const SHOW_AFTER = 180;
const HIDE_AFTER = 220;

const figureOf = (target: EventTarget | null): HTMLElement | null =>
	target instanceof Element ? target.closest<HTMLElement>('[data-hovers]') : null;

let timer: ReturnType<typeof setTimeout>;

/** What the timer will do: show the card of this name, or hide the card. */
let waiting: HoveredName | 'hide' | undefined;

const later = (what: HoveredName | 'hide', run: () => void, after: number): void => {
	if (what === waiting) {
		return;
	}

	waiting = what;
	clearTimeout(timer);
	timer = setTimeout(run, after);
};

const hide = (): void => {
	clearTimeout(timer);
	waiting = undefined;
	hideCard();
};

/** The last move or tap. Earlier ones may still be waiting for the page's file of types, and no longer count. */
let latest: PointerEvent | undefined;

/** A reader who is selecting text doesn't want a card. */
const isSelecting = ({buttons}: PointerEvent): boolean => buttons !== 0 || document.getSelection()?.type === 'Range';

const onMove = async (event: PointerEvent): Promise<void> => {
	const {target, clientX, clientY, pointerType} = event;
	latest = event;
	if (pointerType === 'touch' || isMark(document.activeElement)) {
		return;
	}

	if (target instanceof Node && isInCard(target)) {
		clearTimeout(timer);
		waiting = undefined;
		return;
	}

	const figure = figureOf(target);
	const sample = figure && !isSelecting(event) ? await hoveredSample(figure) : undefined;
	if (event !== latest) {
		return;
	}

	const name = sample && nameAt(sample, clientX, clientY);
	if (sample && name) {
		later(name, () => showCard(sample, name), SHOW_AFTER);
	} else if (isShown() || waiting) {
		later('hide', hide, HIDE_AFTER);
	}
};

/** A tap on a name shows its card, unless it is a link. */
const onClick = async (event: PointerEvent): Promise<void> => {
	const {target, clientX, clientY, pointerType} = event;
	if (pointerType !== 'touch' || (target instanceof Node && isInCard(target))) {
		return;
	}

	latest = event;
	const figure = figureOf(target);
	const sample = figure ? await hoveredSample(figure) : undefined;
	if (event !== latest) {
		return;
	}

	const name = sample && nameAt(sample, clientX, clientY);
	if (sample && name && !linkOf(sample, name)) {
		showCard(sample, name);
	} else {
		hide();
	}
};

const onFocus = async ({target}: FocusEvent): Promise<void> => {
	const link = target instanceof Element && target.matches('pre a:focus-visible') ? target : null;
	const figure = figureOf(link);
	const sample = figure ? await hoveredSample(figure) : undefined;
	const name = sample && link && nameOfLink(sample, link);
	if (sample && name && document.activeElement === link) {
		showCard(sample, name, {link});
	}
};

const onBlur = ({relatedTarget}: FocusEvent): void => {
	if (!isMark(relatedTarget)) {
		hide();
	}
};

const onKey = (event: KeyboardEvent): void => {
	if (event.key === 'Escape' && isShown() && !isMark(document.activeElement)) {
		hide();
		return;
	}

	const figure = figureOf(event.target);
	if (figure) {
		void onSampleKey(event, figure);
	}
};

/** Shows the types of names from now on. `last` is what the reader did last, which is handled at once. */
export const startHovers = (last: Event): void => {
	const handlers: [string, (event: never) => void][] = [
		['pointerover', onMove],
		['pointermove', onMove],
		['click', onClick],
		['focusin', onFocus],
		['focusout', onBlur],
		['keydown', onKey],
	];
	for (const [type, handle] of handlers) {
		document.addEventListener(type, handle as EventListener);
		if (type === last.type) {
			handle(last as never);
		}
	}
};
