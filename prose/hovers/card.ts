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

/** Lies over the name that is shown: marks it, holds the card, and takes the focus when the keyboard goes from name to name. */
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

/** A name has the focus under its own name, described by its card. */
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

/** Browsers without anchors get the place by numbers. */
const placeCard = (at: DOMRect): void => {
	if (CSS.supports('position-area', 'top')) {
		return;
	}

	const {width, height} = card.getBoundingClientRect();
	const isBelow = at.top < height + 2 * GAP;
	card.style.left = `${Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP))}px`;
	card.style.top = `${isBelow ? at.bottom + GAP : at.top - height - GAP}px`;
};

type Options = {
	/** The link at the name, when it has the focus. */ link?: Element /** Whether the name itself takes the focus. */;
	focus?: boolean;
};

/** Shows what is known of a name beside it. */
export const showCard = (sample: HoveredSample, name: HoveredName, {link, focus = false}: Options = {}): void => {
	const range = rangeOf(sample.code, name.from, name.to);
	const next = createMark(sample, range.getBoundingClientRect());
	const previous = mark;
	sample.pre.append(next);
	mark = next;
	fill(name.card);
	document.body.append(card);
	// The focus goes from mark to mark, and never to nowhere in between.
	if (focus) {
		focusMark(next, range.toString());
	}
	previous?.remove();
	card.showPopover();
	placeCard(next.getBoundingClientRect());
	describeLink(link ?? null);
};

export const hideCard = (): void => {
	describeLink(null);
	card.remove();
	mark?.remove();
	mark = null;
};

export const isShown = (): boolean => card.isConnected;

/** Whether something is in the card, which must stay while it is read. */
export const isInCard = (node: Node): boolean => card.contains(node);

/** Whether the keyboard is at a name of a sample. */
export const isMark = (target: EventTarget | null): boolean => target !== null && target === mark;
