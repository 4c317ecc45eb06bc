import siteConfig from 'virtual:site-config';
import {DIALOG_TEXTS, textOf} from './dialog-texts';

export {searchPageUrl} from './dialog-texts';

const TEXTS = {
	...DIALOG_TEXTS,
	clear: 'Clear the query',
	recent: 'Recent',
	favorites: 'Favorites',
	popular: 'Popular pages',
	noRecent: 'No recent searches',
	fromAnywhere: 'opens the search on any page',
	addFavorite: 'Add “{title}” to favorites',
	removeRecent: 'Remove “{title}” from recent searches',
	removeFavorite: 'Remove “{title}” from favorites',
	results: 'Results',
	count: '{count} results',
	oneResult: '1 result',
	showMore: 'Show more',
	section: 'Section',
	allSections: 'All',
	seeAll: 'See all {count} results',
	loading: 'Searching…',
	noResults: 'No results found for “{query}”',
	reword: 'Check the spelling, or try fewer words.',
	trySearching: 'Try searching for',
	missing: 'Believe this query should return results?',
	missingLink: 'Let us know.',
	failed: 'Unable to fetch results',
	failedHint: 'You might want to check your network connection.',
	retry: 'Try again',
	ask: 'Ask AI a question',
	askQuestion: 'Ask AI: “{query}”',
	select: 'to select',
	move: 'to move',
};

/** A text of the search, or its configured translation, with values filled in. */
export const text = textOf(TEXTS);

/** Created once, because that's slow. */
const numbers = new Intl.NumberFormat('en');

/** "1,200", or "1,200+" when there may be more. */
export const countNumber = (count: number, isPartial = false): string => `${numbers.format(count)}${isPartial ? '+' : ''}`;

/** "12 results", "1 result", or "12+ results" when there may be more. */
export const countText = (count: number, isPartial = false): string =>
	count === 1 && !isPartial ? text('oneResult') : text('count', {count: countNumber(count, isPartial)});

/** The configured URL for reporting a query without results, with `{query}` filled in. */
export const missingResultsUrl = (query: string): string | undefined =>
	siteConfig.search.missingResultsUrl?.replaceAll('{query}', encodeURIComponent(query));
