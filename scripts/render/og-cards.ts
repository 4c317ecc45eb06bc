import {collections} from '../../pipeline/collections';
import type {Card} from '../../pipeline/collections/collection';
import {fixedCards} from '../../pipeline/content/fixed-pages';
import {siteContext} from '../../pipeline/site/sidebars';

/** Every Open Graph image of the site: file name without ending → what is written on it. */
export const ogCards = (): Record<string, Required<Card>> => {
	const common = fixedCards('default').default?.footer ?? '';
	const cards: Record<string, Card> = Object.assign({}, ...collections.map((collection) => collection.cards?.(siteContext())));
	return Object.fromEntries(Object.entries(cards).map(([name, {eyebrow, title, footer = common}]) => [name, {eyebrow, title, footer}]));
};
