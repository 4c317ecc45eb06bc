import {NARROW_SCREEN, NARROW_SNIPPET_WORDS, SNIPPET_WORDS} from './limits';

/** Words of a snippet on this screen. */
export const snippetWords = (): number => (window.matchMedia(NARROW_SCREEN).matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS);
