import {clamp} from '../../app/lib/clamp';
import type {HoverCard} from '../../pipeline/content/types';
import styles from './card.module.css';
import type {HoveredName, HoveredSample} from './hovered-sample';
import {rangeOf} from './places';

const ID = 'hover-card';

/** Pixels between a name and its card, and between the card and the edge of the window. */
const GAP = 6;

const card = document.createElement('div');
card.id = ID;
card.className = styles.card!;
card.popover = 'manual';
card.setAttribute('role', 'tooltip');

/** An element over the name: it highlights the name, anchors the card, and takes the focus for keyboard users. */
let mark: HTMLElement | null = null;

let describedLink: Element | null = null;

const line = (className: string | undefined, ...children: (Node | string)[]): HTMLElement => {
	const element = document.createElement('p');
	element.className = className ?? '';
	element.append(...children);
	return element;
};

const codeOf = (text: string): HTMLElement => {
	const element = document.createElement('code');
	element.textContent = text;
	return element;
};

const fill = ({type, default: value, about}: HoverCard): void => {
	card.replaceChildren(
		...(type === undefined ? [] : [line(styles.type, codeOf(type))]),
		...(value === undefined ? [] : [line(styles.default, 'Default: ', codeOf(value))]),
		...(about === undefined ? [] : [line(styles.about, about)]),
	);
};

const createMark = ({pre}: HoveredSample, at: DOMRect): HTMLElement => {
	const frame = pre.getBoundingClientRect();
	const element = document.createElement('span');
	element.className = styles.mark!;
	Object.assign(element.style, {
		left: `${at.left - frame.left - pre.clientLeft + pre.scrollLeft}px`,
		top: `${at.top - frame.top - pre.clientTop + pre.scrollTop}px`,
		width: `${at.width}px`,
		height: `${at.height}px`,
	});
	return element;
};

/** Focuses a mark. Screen readers read its name, described by the card. */
const focusMark = (element: HTMLElement, name: string): void => {
	element.tabIndex = -1;
	element.setAttribute('role', 'note');
	element.setAttribute('aria-label', name);
	element.setAttribute('aria-describedby', ID);
	element.focus({preventScroll: true});
	element.scrollIntoView({block: 'nearest', inline: 'nearest'});
};

const describeLink = (link: Element | null): void => {
	describedLink?.removeAttribute('aria-describedby');
	describedLink = link;
	link?.setAttribute('aria-describedby', ID);
};

/** Positions the card in browsers without CSS anchor positioning. */
const placeCard = (at: DOMRect): void => {
	if (CSS.supports('position-area', 'top')) {
		return;
	}

	const {width, height} = card.getBoundingClientRect();
	const isBelow = at.top < height + 2 * GAP;
	card.style.left = `${clamp(at.left, GAP, window.innerWidth - width - GAP)}px`;
	card.style.top = `${isBelow ? at.bottom + GAP : at.top - height - GAP}px`;
};

type Options = {
	/** The link at the name, if it has the focus. */
	link?: Element;
	/** Whether to focus the name. */
	focus?: boolean;
};

/** Shows the card of a name next to it. */
export const showCard = (sample: HoveredSample, name: HoveredName, {link, focus = false}: Options = {}): void => {
	const range = rangeOf(sample.code, name.from, name.to);
	const next = createMark(sample, range.getBoundingClientRect());
	const previous = mark;
	sample.pre.append(next);
	mark = next;
	fill(name.card);
	document.body.append(card);
	// Before the previous mark is removed: the focus must not be lost in between.
	if (focus) {
		focusMark(next, range.toString());
	}
	previous?.remove();
	card.showPopover();
	placeCard(next.getBoundingClientRect());
	describeLink(link ?? null);
};

/** Removes the card and its mark. */
export const hideCard = (): void => {
	describeLink(null);
	card.remove();
	mark?.remove();
	mark = null;
};

/** Whether the card is open. */
export const isShown = (): boolean => card.isConnected;

/** Whether a node is in the card, which stays open while the pointer is over it. */
export const isInCard = (node: Node): boolean => card.contains(node);

/** Whether an event's target is the focused name of a sample. */
export const isMark = (target: EventTarget | null): boolean => target !== null && target === mark;
