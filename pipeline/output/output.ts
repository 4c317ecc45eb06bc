import type {Source} from '../../app/playground/files';
import type {PassagePage} from '../assistant/format';
import type {SiteConfig} from '../config/schema';
import type {PageHovers, PageListSection, PostPreview} from '../content/types';
import type {SearchablePage} from '../search/records';
import type {PageFacts} from './html/page-facts';

/** What the outputs need of a page that is written in MDX: all that is kept of its compiled form, which is read once. */
export type PageDigest = {
	path: string;
	title: string;
	description: string;
	/** Day of the last change. */
	updated?: string;
	markdown: string;
	passages: PassagePage;
	/** What names in its samples say when they are hovered, if it has any. */
	hovers?: PageHovers;
	/** Samples that open in the playground, if it has any. */
	sources?: Source[];
	search: SearchablePage;
	/** How lists and feeds show a dated page. */
	preview?: PostPreview;
};

/** What outputs are made of. A build makes one for all of them; development makes a new one after each change of content. */
export type OutputSite = {
	config: SiteConfig;
	/** Pages that search engines may know, as they were written. None in development. */
	written: readonly PageFacts[];
	/** The HTML of a written page. Undefined in development. */
	html(path: string): Promise<string | undefined>;
	/** All pages by section. */
	sections: readonly PageListSection[];
	/** The digest of one page; undefined when the page isn't written in MDX. */
	digest(path: string): Promise<PageDigest | undefined>;
	/** The digests of all pages, by path, in the order of the content index. In development without those of faulty pages. */
	digests(): Promise<ReadonlyMap<string, PageDigest>>;
	/** Returns a value that several files are made from, and makes it on the first call. */
	once<Value>(name: string, make: () => Value): Value;
};

export type OutputBody = string | Buffer | AsyncIterable<string>;

/** Makes an output: `list` returns its URLs on this site, `make` the content at one of them, if there is any. */
export type Maker = {
	list(site: OutputSite): Iterable<string> | Promise<Iterable<string>>;
	make(address: string, site: OutputSite): OutputBody | undefined | Promise<OutputBody | undefined>;
};
