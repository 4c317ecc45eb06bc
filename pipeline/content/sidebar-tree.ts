import type {PageLink, SidebarBranch, SidebarNode} from './types';

/** An entry as `content/sidebars.json` writes it; `link` is the page of the category itself. */
export type SidebarEntry =
	| {type: 'doc'; path: string; label?: string}
	| {type: 'heading'; label: string}
	| {type: 'link'; label: string; path?: string; href?: string}
	| {type: 'category'; label: string; link?: string; items: SidebarEntry[]};

type Titles = (path: string) => {title: string; label: string} | undefined;

type Crumb = {label: string; path?: string};

/** Where a sidebar lists a page: the index of each entry on the way to it, and its breadcrumbs. */
type Spot = {trail: number[]; breadcrumbs: Crumb[]};

/** A sidebar of written pages only. `order` is the reading order, `spots` says where a page is. */
export type Sidebar = {id: string; items: SidebarNode[]; order: PageLink[]; position: Map<string, number>; spots: Map<string, Spot>};

/** The first page that a list of entries leads to. */
export const firstPath = (items: readonly SidebarNode[]): string | undefined => {
	for (const item of items) {
		const first = item.type === 'category' ? item.first : item.type === 'link' ? item.path : undefined;
		if (first !== undefined) {
			return first;
		}
	}

	return undefined;
};

/** Removes a heading at the end, which has no entries. */
const dropEmptyHeading = (nodes: SidebarNode[]): void => {
	if (nodes.at(-1)?.type === 'heading') {
		nodes.pop();
	}
};

const linkNode = ({label, path, href}: SidebarEntry & {type: 'link'}, isWritten: (path: string) => boolean): SidebarNode | undefined => {
	if (href !== undefined) {
		return {type: 'external', label, href};
	}

	return path !== undefined && isWritten(path) ? {type: 'link', label, path} : undefined;
};

/**
 * Makes a sidebar of the entries whose pages are written. `titles` answers undefined for a page that is not; a
 * category left with nothing to open is left out. `isWritten` decides on plain links, which may lead outside of content.
 */
export const buildSidebar = (id: string, entries: SidebarEntry[], titles: Titles, isWritten: (path: string) => boolean): Sidebar => {
	const sidebar: Sidebar = {id, items: [], order: [], position: new Map(), spots: new Map()};

	const place = (path: string, spot: Spot) => {
		const page = titles(path);
		if (page && !sidebar.spots.has(path)) {
			sidebar.spots.set(path, spot);
			sidebar.position.set(path, sidebar.order.length);
			sidebar.order.push({title: page.label, path});
		}
	};

	const docNode = (entry: SidebarEntry & {type: 'doc'}, trail: number[], crumbs: Crumb[]): SidebarNode | undefined => {
		const page = titles(entry.path);
		if (!page) {
			return undefined;
		}

		const label = entry.label ?? page.label;
		// The first page of a group often has its name, which needn't be read twice.
		const above = crumbs.at(-1)?.label === label ? crumbs.slice(0, -1) : crumbs;
		place(entry.path, {trail, breadcrumbs: [...above, {label, path: entry.path}]});
		return {type: 'link', label, path: entry.path};
	};

	const categoryNode = (entry: SidebarEntry & {type: 'category'}, trail: number[], crumbs: Crumb[]): SidebarNode | undefined => {
		const own: Crumb = {label: entry.label, ...(entry.link !== undefined && titles(entry.link) && {path: entry.link})};
		const breadcrumbs = [...crumbs, own];
		if (own.path !== undefined) {
			place(own.path, {trail, breadcrumbs});
		}

		const items = build(entry.items, trail, breadcrumbs);
		const first = own.path ?? firstPath(items);
		return first === undefined ? undefined : {type: 'category', ...own, first, items};
	};

	const nodeOf = (entry: SidebarEntry, trail: number[], crumbs: Crumb[]): SidebarNode | undefined => {
		switch (entry.type) {
			case 'heading':
				return entry;
			case 'doc':
				return docNode(entry, trail, crumbs);
			case 'link':
				return linkNode(entry, isWritten);
			case 'category':
				return categoryNode(entry, trail, crumbs);
		}
	};

	const build = (list: SidebarEntry[], trail: number[], crumbs: Crumb[]): SidebarNode[] => {
		const nodes: SidebarNode[] = [];
		for (const entry of list) {
			const node = nodeOf(entry, [...trail, nodes.length], crumbs);
			if (node?.type === 'heading') {
				dropEmptyHeading(nodes);
			}

			if (node) {
				nodes.push(node);
			}
		}

		dropEmptyHeading(nodes);
		return nodes;
	};

	sidebar.items = build(entries, [], []);
	return sidebar;
};

const openAlong = (items: SidebarNode[], [open, ...rest]: number[]): SidebarNode[] =>
	items.map((item, position) => {
		if (item.type !== 'category') {
			return item;
		}

		const {items: inner = [], ...closed} = item;
		return position === open ? {...closed, items: openAlong(inner, rest)} : closed;
	});

/** What a page shows of its sidebar: the branch it is on, the way to it, and its neighbors. */
export type Place = {
	sidebar?: Required<SidebarBranch>;
	breadcrumbs: Crumb[];
	previous?: PageLink;
	next?: PageLink;
};

/** The sidebar of a page: the tagged one if it has the page, else the first that has it, else the tagged one anyway. */
export const sidebarFor = (sidebars: readonly Sidebar[], path: string, tag?: string): Sidebar | undefined => {
	const tagged = sidebars.find(({id}) => id === tag);
	return tagged?.spots.has(path) ? tagged : (sidebars.find(({spots}) => spots.has(path)) ?? tagged);
};

/**
 * Where a page is. `tag` names the sidebar to prefer when a page is in several; without it the first that has
 * the page is taken.
 */
export const placeOf = (sidebars: readonly Sidebar[], page: PageLink, tag?: string): Place => {
	const sidebar = sidebarFor(sidebars, page.path, tag);
	if (!sidebar) {
		return {breadcrumbs: [{label: page.title, path: page.path}]};
	}

	const spot = sidebar.spots.get(page.path);
	const position = sidebar.position.get(page.path);
	const previous = position === undefined ? undefined : sidebar.order[position - 1];
	const next = position === undefined ? undefined : sidebar.order[position + 1];
	return {
		sidebar: {id: sidebar.id, items: openAlong(sidebar.items, spot?.trail ?? [])},
		breadcrumbs: spot?.breadcrumbs ?? [{label: page.title, path: page.path}],
		...(previous && {previous}),
		...(next && {next}),
	};
};
