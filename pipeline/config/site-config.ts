import {titleOf} from '../content/content-index';
import {firstPath} from '../content/sidebar-tree';
import {pageExists} from '../site/addresses';
import {sidebarFile, sidebarIds, sidebarProblems} from '../site/sidebars';
import {loadConfig} from './load';
import {type LeftOutEntry, pruneConfig} from './prune';
import type {NavbarItem, SiteConfig} from './schema';
import type {SidebarLookup} from './semantics';

/** Answers questions about docs sidebars from the content of the site. */
const sidebarLookup: SidebarLookup = {
	sidebarIds,
	firstPage: (id) => firstPath(sidebarFile(id)?.items ?? []),
};

/** The configuration as it is written; its sidebars are only looked up if they can be read, which is reported by itself. */
const load = () => loadConfig(sidebarProblems().length === 0 ? sidebarLookup : undefined);

/** The validated configuration of the site, checked against its content, with every navbar and footer entry. */
export const readSiteConfig = async (): Promise<SiteConfig> => (await load()).config;

/**
 * What the browser gets, the files it depends on, and the entries left out because their page is not written.
 * @public loaded by the Vite plugin
 */
export const readBrowserConfig = async (): Promise<{config: SiteConfig; dependencies: string[]; leftOut: LeftOutEntry[]}> => {
	const {config, dependencies} = await load();
	const {config: pruned, leftOut} = pruneConfig(config, pageExists);
	return {config: {...pruned, navbar: {...pruned.navbar, items: pruned.navbar.items.map(toLink)}}, leftOut, dependencies};
};

/**
 * Docs and sidebars of the navbar become plain links, because only the build knows titles and first pages. A dropdown's own page becomes its
 * first entry, because its button only opens and closes it.
 */
const toLink = (item: NavbarItem): NavbarItem => {
	const {position} = item;
	if (item.type === 'dropdown') {
		const own = item.to === undefined ? [] : [{type: 'default' as const, position, to: item.to, label: item.label}];
		return {...item, items: [...own, ...item.items.map((entry) => toLink(entry) as (typeof item.items)[number])]};
	}
	if (item.type === 'doc') {
		return {type: 'default', position, to: item.docId, label: item.label ?? titleOf(item.docId) ?? item.docId};
	}
	if (item.type === 'docSidebar') {
		return {type: 'default', position, to: sidebarLookup.firstPage(item.sidebarId), label: item.label ?? item.sidebarId};
	}
	return item;
};

/** Navbar and footer entries that the site does not show yet, for the coverage report. */
export const leftOutEntries = async (): Promise<LeftOutEntry[]> => (await readBrowserConfig()).leftOut;
