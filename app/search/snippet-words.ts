import {NARROW_PAGE_SNIPPET_WORDS, NARROW_SCREEN, NARROW_SNIPPET_WORDS, PAGE_SNIPPET_WORDS, SNIPPET_WORDS} from './limits';

const isNarrow = (): boolean => window.matchMedia(NARROW_SCREEN).matches;

/** The length of snippets in the dialog on this screen, in words. */
export const snippetWords = (): number => (isNarrow() ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS);

/** The length of snippets on the search page on this screen, in words. */
export const pageSnippetWords = (): number => (isNarrow() ? NARROW_PAGE_SNIPPET_WORDS : PAGE_SNIPPET_WORDS);
