// All parameters that decide which passages answer a question.

/** The weight of a word by where it occurs: in the passage itself, its heading, the title of its page, or a neighboring passage. */
export const PLACE = {block: 1, heading: 0.8, title: 0.7, beside: 0.4};

/** How much a passage gains if the question contains all words of the page's title, or of the heading. */
export const TITLE_FIT = 0.85;
export const HEADING_FIT = 0.4;

/** How much a passage gains if its headings and its page's keywords cover the whole question. */
export const NAMED_WORTH = 1.5;

/** How much a passage's score depends on its page, its section and its own words. */
export const PAGE_PRIOR = 0.85;
export const PRIOR_FALL = 1.4;
export const SECTION_PRIOR = 0.44;
export const OWN = 0.46;

/** The factors for kinds of blocks, and for the first block of a section. */
export const BLOCK_KINDS = {text: 1, row: 0.85, code: 0.5};
export const FIRST_BLOCK = 1.12;

/** How much a passage gains from words that it shares with other good passages, and from good passages of the same page. */
export const AGREEMENT = 0.44;
export const SUPPORT = 0.4;

/** The weights of a page's best, second and third best passage when they are combined. */
export const SUPPORTING = [1, 0.5, 0.25];

/** The weight of a synonym, and of a word from the previous question. */
export const SYNONYM = 0.6;
export const INHERITED = 0.5;

/** The weight of numbers and units, which are more often part of an example than the subject. */
export const NUMBER = 0.25;
export const UNIT = 0.4;
export const UNITS = new Set(['second', 'seconds', 'sec', 'minute', 'minutes', 'min', 'ms', 'pixel', 'pixels', 'percent', 'mb', 'gb']);

/** How many sections are retrieved. */
export const SECTIONS = 120;

/** The weight of a word that was read as a similarly spelled one. */
export const MENDED = 0.7;

/** If the docs contain a smaller share of its words, a question is about something else. */
export const ENOUGH_KNOWN = 0.65;

/** The number of pages whose passages are read. */
export const PAGES = 12;

/** The docs must contain this share of the question's words for a real answer, rather than the closest passages. */
export const WELL_KNOWN = 0.85;

/** Headings and keywords must cover this share of the question, because a page that only mentions something isn't about it. */
export const NAMED = 0.42;

/** This share of its words must occur, however common they are: how to reverse a path isn't how to reverse a video. In a short question, all but a few. */
export const MET = 0.55;
export const MET_IN_SHORT = 0.5;
export const FEW_UNMET = 2;

/** A missing word that was only guessed counts as this many, because the question is probably about something else. */
export const UNMET_GUESS = 3;

/** A passage that covers less than the first share isn't even close to an answer. One that covers less than the second is only close. */
export const ENOUGH_COVERED = 0.15;
export const ANSWERED = 0.4;

/** A passage about the name in code that the question contains only needs to cover this share. */
export const COVERED_BY_NAME = 0.35;

/** A page is meant if one of its phrases, such as an error message, makes up this share of the question's letters. */
export const PHRASED = 1 / 3;

/** Passages with this share of the best one's score are shown, too, up to this many sections. */
export const WORTH_SHOWING = 0.95;
export const MAX_PARTS = 3;

/** The most sections of one page, so that others are shown, too. */
export const MAX_OF_PAGE = 2;

/** In the best passage's own section, this share is enough. */
export const WORTH_IN_SECTION = 0.6;

/** For the best passage of a different page, this share is enough. */
export const WORTH_ANOTHER_PAGE = 0.31;

/** A passage about another topic of the question covers this share of it that no other passage does. It only needs the second share of the best score. */
export const OTHER_TOPIC = 0.25;
export const WORTH_ANOTHER_TOPIC = 0.15;

/** How many pages are linked next to an answer, and instead of one. */
export const MAX_MORE = 3;
export const MAX_NEAREST = 5;

/** Longer passages are cut to the best sentences. In characters. */
export const LONGEST_PASSAGE = 420;

/** How much of a section is quoted from its beginning, in characters and in blocks. */
export const LONGEST_QUOTE = 900;
export const MAX_QUOTED = 6;

/** How much of a second section is quoted, such as a solution, in characters. */
export const LONGEST_CURE = 500;

/** A section of at most this many characters is shown whole. */
export const LONGEST_GLANCE = 650;

/** At least this many characters of a section are shown, because a shorter sentence explains nothing. */
export const SHORTEST_PART = 80;

/** A passage that covers this share of the question by itself answers it, whatever its heading. */
export const OWN_ENOUGH = 0.6;

/** A code sample must cover this share of the question. */
export const SAMPLE_FITS = 0.35;

/** The most lines of a code sample. */
export const LONGEST_CODE = 60;

/** The most lines of a code sample that is shown next to another one. */
export const LONGEST_COMMAND = 6;

/** The factor for reference pages if the question contains no name in code, because guides answer such questions better. */
export const REFERENCE_KINDS = new Set(['api', 'cli', 'reference']);
export const REFERENCE = 0.72;

/** The factors for other kinds of pages. Posts may describe old versions. */
export const KINDS: Record<string, number> = {blog: 0.45, learn: 0.8, 'success-stories': 0.35, legal: 0.9, index: 0.85, migration: 0.8};

/** The most rows of a table, or items of a list, that are quoted together. A longer table is reduced to the rows that were asked for. */
export const MAX_ROWS = 6;
