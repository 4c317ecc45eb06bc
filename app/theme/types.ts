/** The color modes that a page can have. */
export type ColorMode = 'light' | 'dark';
