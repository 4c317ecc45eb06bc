import type {Problem} from '../base/problems';
import type {SiteConfig} from '../config/schema';
import type {Sidebar} from '../content/sidebar-tree';
import type {PageListSection} from '../content/types';
import type {SearchablePage} from '../search/records';

/**
 * A route. `component` is a file of `app/routes/`; `exact` is false when the route also takes what is below it;
 * `sidebar` names the sidebar of a docs page; `routes` are drawn inside of it.
 */
export type RouteEntry = {path: string; component: string; exact: boolean; sidebar?: string; routes?: RouteEntry[]};

/** A route of one page, or with `:name` in its path, of one page for each name. */
export const page = (path: string, component: string): RouteEntry => ({path, component, exact: true});

/** A route of every page below a path that ends in `/*`. */
export const below = (path: string, component: string): RouteEntry => ({path, component, exact: false});

/** The words on an Open Graph image. Without a footer, it has that of the default image. */
export type Card = {eyebrow: string; title: string; footer?: string};

/** What a collection may ask about the rest of the site. */
export type SiteContext = {sidebars: readonly Sidebar[]};

/** What search knows about a page beyond its title and description. */
export type SearchWords = Partial<Pick<SearchablePage, 'kind' | 'headings' | 'text' | 'keywords'>>;

/**
 * A page type: its routes, the pages it has now, and what lists, search and Open Graph images say about them. Everything that
 * needs "all pages of the site" iterates over the collections. A definition reads files only when it is asked.
 */
export type Collection = {
	/** Its name in messages. */
	id: string;
	/** Its routes as the router matches them, narrow ones before wide ones. */
	routes: RouteEntry[];
	/** URLs of the pages it has now; none when the site has no content for it. Without `config`, only those that don't depend on it. */
	paths(config?: Pick<SiteConfig, 'blog'>): string[];
	/** Its pages by section, for /search, llms.txt and the search index; those not named can still be opened. */
	listed?(site: SiteContext): PageListSection[];
	/** What search knows about a listed page that isn't written in MDX; those are read from their compiled form. */
	searchable?(path: string): SearchWords | undefined;
	/** Files and folders of `content/` and `videos/` that a page which isn't written in MDX is made of: its last change is theirs. */
	sources?(path: string): string[];
	/** The words on its Open Graph images, by file name in `public/og/` without ending. */
	cards?(site: SiteContext): Record<string, Card>;
	/** Name of the sidebar that a page shows. */
	sidebar?(path: string, site: SiteContext): string | undefined;
	/** Mistakes that only show when all of its content is known. */
	problems?(): Problem[];
};
