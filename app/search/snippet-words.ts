import {NARROW_PAGE_SNIPPET_WORDS, NARROW_SCREEN, NARROW_SNIPPET_WORDS, PAGE_SNIPPET_WORDS, SNIPPET_WORDS} from './limits';

const isNarrow = (): boolean => window.matchMedia(NARROW_SCREEN).matches;

/** Words of a snippet in the modal, on this screen. */
export const snippetWords = (): number => (isNarrow() ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS);

/** Words of a snippet on the search page, on this screen. */
export const pageSnippetWords = (): number => (isNarrow() ? NARROW_PAGE_SNIPPET_WORDS : PAGE_SNIPPET_WORDS);
