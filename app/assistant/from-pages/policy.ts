/** All numbers that decide which passages answer a question. */

/** What a word counts where it stands: in the passage itself, its heading, the title of its page, beside it. */
export const PLACE = {block: 1, heading: 0.8, title: 0.7, beside: 0.4};

/** What a title, and a heading, counts that says nothing but what is asked about. */
export const TITLE_FIT = 1.2;
export const HEADING_FIT = 0.25;

/** What a word counts that is only a synonym of the one asked for, or is inherited from the question before. */
export const SYNONYM = 0.6;
export const INHERITED = 0.5;

/** What a number and a unit count: they are part of an example more often than of the subject. */
export const NUMBER = 0.25;
export const UNIT = 0.4;
export const UNITS = new Set(['second', 'seconds', 'minute', 'minutes', 'ms', 'pixel', 'pixels', 'percent']);

/** Sections that are looked at, and what those of a page count beside its best one. */
export const SECTIONS = 120;
export const FURTHER_SECTIONS = [0.3, 0.05];

/** A word that is only spelled like one that the docs know. */
export const MENDED = 0.5;

/** When the docs know less than this share of its words, a question is about something else. */
export const ENOUGH_KNOWN = 0.72;

/** Pages whose passages are read. */
export const PAGES = 12;

/** Less of the question than this is not even close to an answer; less than that is only close to one. */
export const ENOUGH_COVERED = 0.2;
export const ANSWERED = 0.5;

/** Beside the best passage stand those that are worth this share of it, up to so many sections. */
export const WORTH_SHOWING = 0.62;
export const MAX_PARTS = 3;

/** Sections of one page, so that others have their say. */
export const MAX_OF_PAGE = 2;

/** The best passage of another page need only be worth this share. */
export const WORTH_ANOTHER_PAGE = 0.35;

/** Pages offered beside an answer, and when there is none. */
export const MAX_MORE = 3;
export const MAX_NEAREST = 5;

/** Longer passages are cut to the sentences that answer. In characters. */
export const LONGEST_PASSAGE = 420;

/** Lines of a sample that is shown. */
export const LONGEST_CODE = 45;

/** What passages of reference pages count when the question names nothing of the code: guides answer questions. */
export const REFERENCE_KINDS = new Set(['api', 'cli', 'reference']);
export const REFERENCE = 0.72;

/** Old posts describe old versions. */
export const KINDS: Record<string, number> = {blog: 0.45, learn: 0.8, 'success-stories': 0.35, legal: 0.9, index: 0.85, migration: 0.8};
