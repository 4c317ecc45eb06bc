/** All numbers that decide which passages answer a question. */

/** What a word counts by where it is: in the passage itself, its heading, the title of its page, beside it. */
export const PLACE = {block: 1, heading: 0.8, title: 0.7, beside: 0.4};

/** What a title, and a heading, counts that says nothing but what is asked about. */
export const TITLE_FIT = 0.85;
export const HEADING_FIT = 0.4;

/** What a passage gains when its headings, or what readers look for its page with, speak of all that is asked about. */
export const NAMED_WORTH = 1.5;

/** How much of a passage's worth comes from how well its page, its section and its own words fit. */
export const PAGE_PRIOR = 0.85;
export const PRIOR_FALL = 1.4;
export const SECTION_PRIOR = 0.44;
export const OWN = 0.46;

/** What it gains by what it shares with other good passages, and how much by the good passages of its page. */
export const AGREEMENT = 0.44;
export const SUPPORT = 0.4;

/** What a word counts that is only a synonym of the one asked for, or is inherited from the question before. */
export const SYNONYM = 0.6;
export const INHERITED = 0.5;

/** What a number and a unit count: they are part of an example more often than of the subject. */
export const NUMBER = 0.25;
export const UNIT = 0.4;
export const UNITS = new Set(['second', 'seconds', 'sec', 'minute', 'minutes', 'min', 'ms', 'pixel', 'pixels', 'percent', 'mb', 'gb']);

/** How many sections are looked at. */
export const SECTIONS = 120;

/** What a word counts that is only spelled like one that the docs know. */
export const MENDED = 0.7;

/** When the docs know less than this share of its words, a question is about something else. */
export const ENOUGH_KNOWN = 0.65;

/** How many pages' passages are read. */
export const PAGES = 12;

/** An answer, and not only a passage near to one, needs to understand so much of the question. */
export const WELL_KNOWN = 0.85;

/** Headings, and what readers look for a page with, have to speak of so much of it: what a page only mentions it is not about. */
export const NAMED = 0.42;

/** This share of its words has to be there, rare or not: what reverses a path doesn't reverse a video. In a short question, all but a few. */
export const MET = 0.55;
export const MET_IN_SHORT = 0.5;
export const FEW_UNMET = 2;

/** An unknown word that was taken for another one, and isn't there either, is probably a word of something else: it counts as this many. */
export const UNMET_GUESS = 3;

/** Less of the question than this is not even close to an answer; less than that is only close to one. */
export const ENOUGH_COVERED = 0.15;
export const ANSWERED = 0.4;

/** A passage about the very thing of the code that is named need only cover this much of what is asked about it. */
export const COVERED_BY_NAME = 0.35;

/** A page that is known by a phrase, such as a message, is meant when the phrase makes up this much of the question, in letters. */
export const PHRASED = 1 / 3;

/** Shown beside the best passage are those that are worth this share of it, up to this many sections. */
export const WORTH_SHOWING = 0.95;
export const MAX_PARTS = 3;

/** Sections of one page, so that others have their say. */
export const MAX_OF_PAGE = 2;

/** In the best passage's own section, this share is enough: what is worth less says more of the same. */
export const WORTH_IN_SECTION = 0.6;

/** The best passage of another page need only be worth this share. */
export const WORTH_ANOTHER_PAGE = 0.31;

/** A passage about something else that is asked for speaks of so much of the question that no other does; it need only be worth this share. */
export const OTHER_TOPIC = 0.25;
export const WORTH_ANOTHER_TOPIC = 0.15;

/** Pages offered beside an answer, and when there is none. */
export const MAX_MORE = 3;
export const MAX_NEAREST = 5;

/** Longer passages are cut to the sentences that answer. In characters. */
export const LONGEST_PASSAGE = 420;

/** A section that is quoted from its beginning: how much of it, in characters and in blocks. */
export const LONGEST_QUOTE = 900;
export const MAX_QUOTED = 6;

/** How many characters are shown of the section after it that says what to do. */
export const LONGEST_CURE = 500;

/** A section of no more characters is read at a glance. */
export const LONGEST_GLANCE = 650;

/** What is shown of a section has at least this many characters, if the section does: a shorter sentence explains nothing. */
export const SHORTEST_PART = 80;

/** A passage that speaks of this much of the question answers it, whatever its heading says. */
export const OWN_ENOUGH = 0.6;

/** A sample that speaks of less of the question than this says nothing about it. */
export const SAMPLE_FITS = 0.35;

/** Lines of a sample that is shown. */
export const LONGEST_CODE = 60;

/** Lines of a sample that is shown beside another one. */
export const LONGEST_COMMAND = 6;

/** What passages of reference pages count when the question names nothing of the code: guides answer questions. */
export const REFERENCE_KINDS = new Set(['api', 'cli', 'reference']);
export const REFERENCE = 0.72;

/** Old posts describe old versions. */
export const KINDS: Record<string, number> = {blog: 0.45, learn: 0.8, 'success-stories': 0.35, legal: 0.9, index: 0.85, migration: 0.8};
