/** The longest query, in characters. */
export const MAX_QUERY = 64;

/** The most results in the dialog, and in each of its groups. */
export const MAX_RESULTS = 20;
export const MAX_PER_GROUP = 5;

/** How many results the dialog renders at once: as many as are visible, also on a phone with its keyboard open. */
export const DRAWN_FIRST = 7;

/** Milliseconds until the other results are rendered: longer than the time between two keys while typing. */
export const REST_AFTER = 300;

/** How many results the search page loads at a time. */
export const PAGE_SIZE = 30;

/** Words in a snippet of the dialog, which has one line. Fewer on narrow screens. */
export const SNIPPET_WORDS = 10;
export const NARROW_SNIPPET_WORDS = 5;
/** Words in a snippet of the search page, which has two lines. */
export const PAGE_SNIPPET_WORDS = 24;
export const NARROW_PAGE_SNIPPET_WORDS = 12;
export const NARROW_SCREEN = '(width <= 48em)';

/** The most saved searches. Fewer recent ones are shown if there are favorites. */
export const MAX_RECENT = 7;
export const MAX_RECENT_BESIDE_FAVORITES = 4;
export const MAX_FAVORITES = 10;

/** The number of popular pages that are shown before the first search. */
export const MAX_POPULAR = 6;

/** Milliseconds after which a search counts as stalled. */
export const STALL_THRESHOLD = 300;

/** The number of groups that are suggested if nothing is found. */
export const MAX_SUGGESTIONS = 3;
