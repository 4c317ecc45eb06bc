/** Longest query. */
export const MAX_QUERY = 64;

/** Results in the modal, and of one group among them. */
export const MAX_RESULTS = 20;
export const MAX_PER_GROUP = 5;

/** Results of the modal that are drawn with the answer: as many as it has room for; on a phone, as its keyboard leaves. */
export const DRAWN_FIRST = 7;

/** Milliseconds after an answer until the rest of it is drawn: longer than from one letter to the next. */
export const REST_AFTER = 300;

/** Results that the search page shows at a time. */
export const PAGE_SIZE = 30;

/** Words of a snippet in the modal, which has one line for it; fewer on narrow screens. */
export const SNIPPET_WORDS = 10;
export const NARROW_SNIPPET_WORDS = 5;
/** The search page has two lines. */
export const PAGE_SNIPPET_WORDS = 24;
export const NARROW_PAGE_SNIPPET_WORDS = 12;
export const NARROW_SCREEN = '(width <= 48em)';

/** Kept searches; fewer recent ones when there are favorites. */
export const MAX_RECENT = 7;
export const MAX_RECENT_BESIDE_FAVORITES = 4;
export const MAX_FAVORITES = 10;

/** Pages offered before anything is searched for. */
export const MAX_POPULAR = 6;

/** Milliseconds after which a search counts as stalled. */
export const STALL_THRESHOLD = 300;

/** Groups offered when nothing is found. */
export const MAX_SUGGESTIONS = 3;
