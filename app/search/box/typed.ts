/** What was typed before the search could take it, and whether Enter ended it. */
export type Typed = {query: string; entered: boolean};
