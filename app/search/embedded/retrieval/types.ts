/** A word to look for. `alike` are other words for it, `weight` is how much it says beside the others, at most 1. */
export type Clue = {word: string; alike: readonly string[]; weight: number};

/** A text with what a word counts in it, and how many words such a text usually has. */
export type Field = {text: string; weight: number; usual: number};

/**
 * What can be found: its texts, the questions that it answers, the phrases that it is known by, the title of its page, its
 * own heading if it is a section, and by how much it counts more or less than its words say.
 */
export type Findable = {
	fields: readonly Field[];
	questions: readonly string[];
	phrases: readonly string[];
	title: string;
	heading?: string;
	standing: number;
	/** How many pages lead to its page. */
	links?: number;
};

/** What is known about a clue: how telling it is, and how many documents contain it; `read` when it was taken for another word. */
export type Known = {word: string; telling: number; count: number; read?: string};

/** A document that was found; `phrased` is the share of the question, in letters, that is a phrase which it is known by. */
export type Scored = {id: number; score: number; phrased?: number};
