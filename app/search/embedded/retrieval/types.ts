/** A word to look for. `alike` are synonyms, `weight` is its relative importance, at most 1. */
export type Clue = {word: string; alike: readonly string[]; weight: number};

/** A field of a document, with the weight of its words and the usual number of words in such a field. */
export type Field = {text: string; weight: number; usual: number};

/**
 * A document for retrieval: its fields, the questions that it claims, its phrases, the title of its page, its heading if it's a section, and a
 * factor for its score.
 */
export type Findable = {
	fields: readonly Field[];
	questions: readonly string[];
	phrases: readonly string[];
	title: string;
	heading?: string;
	standing: number;
	/** The number of incoming links of its page. */
	links?: number;
};

/** What the index knows about a clue: its weight and the number of documents that contain it. `read` is the word that it was read as, if different. */
export type Known = {word: string; telling: number; count: number; read?: string};

/** A document with its score. `phrased` is the share of the question's letters that is one of the document's phrases. */
export type Scored = {id: number; score: number; phrased?: number};
