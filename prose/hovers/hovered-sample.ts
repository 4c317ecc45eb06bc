import {oncePerKey} from '../../app/lib/loading/once';
import type {HoverCard, PageHovers} from '../../pipeline/content/types';

/** A name in a sample that has a card, with its offsets in the code. */
export type HoveredName = {from: number; to: number; card: HoverCard};

/** A sample with its names, in order. */
export type HoveredSample = {figure: HTMLElement; pre: HTMLElement; code: HTMLElement; names: HoveredName[]};

const loadPage = oncePerKey(async (page: string): Promise<PageHovers> => {
	const response = await fetch(`/hovers${page}.json`);
	if (!response.ok) {
		throw new Error(`${response.url} answered ${response.status}`);
	}

	return response.json();
});

const NAME = /[\w$]+/y;

const namesOf = (text: string, places: number[], cards: HoverCard[]): HoveredName[] => {
	const names: HoveredName[] = [];
	for (let index = 0; index < places.length; index += 2) {
		const from = places[index]!;
		NAME.lastIndex = from;
		const [name = ''] = NAME.exec(text) ?? [];
		names.push({from, to: from + name.length, card: cards[places[index + 1]!]!});
	}

	return names;
};

const known = new WeakMap<HTMLElement, HoveredSample>();

/**
 * The names of a sample. Fetches the page's file of types once, for all of its samples. Undefined if the file can't be loaded or
 * belongs to a different version of the page.
 */
export const hoveredSample = async (figure: HTMLElement): Promise<HoveredSample | undefined> => {
	const found = known.get(figure);
	const [page = '', index = ''] = figure.dataset.hovers?.split('#') ?? [];
	const [pre, code] = [figure.querySelector('pre'), figure.querySelector('code')];
	if (found || !pre || !code) {
		return found;
	}

	const hovers = await loadPage(page).catch(() => undefined);
	const sample = hovers?.samples[Number(index)];
	const text = code.textContent ?? '';
	if (!hovers || sample?.length !== text.length) {
		return undefined;
	}

	const result = {figure, pre, code, names: namesOf(text, sample.at, hovers.cards)};
	known.set(figure, result);
	return result;
};
