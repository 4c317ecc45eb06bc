/** What was typed before the search had loaded, and whether Enter was pressed. */
export type Typed = {query: string; entered: boolean};
