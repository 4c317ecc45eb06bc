import type {Row} from './table';

/** What the command line asks of every section. */
export type Options = {
	/** Sizes of the synthetic sites. */
	pages: number[];
	/** Folders of built sites to compare ours with, each `DIR` or `NAME=DIR`. */
	dirs: string[];
};

/** One measured subject: `run` gives the rows of its table. */
export type Section = {title: string; run: (options: Options) => Promise<Row[]>};
