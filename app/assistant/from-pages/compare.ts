import {normalName} from '../../search/embedded/words';
import {LONGEST_CURE} from './policy';
import type {Question} from './question';
import {beginningOf} from './quotes/beginning';
import {type Shown, topOf} from './quotes/place';
import type {Ranked} from './rank';

const COMPARES = /\b(vs|versus|differ|differs|differences?|compared?|or|instead of|rather than)\b/i;

/** The beginnings of the pages that a question compares by name, in the order of the question. */
export const comparedIn = (ranked: readonly Ranked[], {text}: Pick<Question, 'text'>): Shown[] => {
	if (!COMPARES.test(text)) {
		return [];
	}

	const words = text.split(/[\s,;?!]+/).map(normalName);
	const pages = new Map(ranked.map(({page}) => [normalName(page.title), page]));
	const compared = [...new Set(words)].flatMap((word) => pages.get(word) ?? []);
	return compared.length < 2
		? []
		: compared.flatMap((page) => {
				const section = topOf(page);
				return section ? [{page, section, wanted: new Set(beginningOf(section, text, LONGEST_CURE)), isChosen: false}] : [];
			});
};
