import {findEntry} from '../content/content-index';
import type {HoverCard, PageHovers} from '../content/types';

const withSentence = ({page, ...card}: HoverCard): HoverCard => {
	const about = page === undefined ? undefined : findEntry(page)?.frontMatter.description;
	return {...card, ...(about !== undefined && {about})};
};

/** The hover cards of a page, with the descriptions of the pages that they lead to. */
export const withSentences = ({cards, samples}: PageHovers): PageHovers => ({cards: cards.map(withSentence), samples});
