import * as content from '../content';
import type {SidebarNode} from '../types';
import {loadConfig} from './load';
import {type LeftOutEntry, pruneConfig} from './prune';
import type {SiteConfig} from './schema';
import type {SidebarLookup} from './semantics';

const firstPath = (items: readonly SidebarNode[]): string | undefined => {
	for (const item of items) {
		const path = item.type === 'link' ? item.path : item.type === 'category' ? (item.path ?? item.first) : undefined;
		if (path) return path;
	}

	return undefined;
};

/** Answers questions about docs sidebars from the content of the site. */
export const sidebarLookup: SidebarLookup = {
	sidebarIds: () => content.sidebarIds(),
	firstPage: (id) => firstPath(content.sidebarFile(id)?.items ?? []),
};

/** The validated configuration of the site, checked against its content, with every navbar and footer entry. */
export const readSiteConfig = async (): Promise<SiteConfig> => (await loadConfig(sidebarLookup)).config;

/** What the browser gets, the files it depends on, and the entries left out because their page is not written. */
export const readBrowserConfig = async (): Promise<{config: SiteConfig; dependencies: string[]; leftOut: LeftOutEntry[]}> => {
	const {config, dependencies} = await loadConfig(sidebarLookup);
	return {...pruneConfig(config, content.pageExists), dependencies};
};

/** Navbar and footer entries that the site does not show yet, for the coverage report. */
export const leftOutEntries = async (): Promise<LeftOutEntry[]> => (await readBrowserConfig()).leftOut;
