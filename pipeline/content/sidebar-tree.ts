import type {PageLink, SidebarBranch, SidebarNode} from './types';

/** An entry as `content/sidebars.json` writes it; `link` is the page of the category itself. */
export type SidebarEntry =
	| {type: 'doc'; path: string; label?: string}
	| {type: 'heading'; label: string}
	| {type: 'link'; label: string; path?: string; href?: string}
	| {type: 'category'; label: string; link?: string; items: SidebarEntry[]};

type Titles = (path: string) => {title: string; label: string} | undefined;

type Spot = {trail: number[]; breadcrumbs: {label: string; path?: string}[]};

/** A sidebar of written pages only. `order` is the reading order, `spots` says where a page stands. */
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

/** Takes off a heading that nothing has followed. */
const dropEmptyHeading = (nodes: SidebarNode[]): void => {
	if (nodes.at(-1)?.type === 'heading') {
		nodes.pop();
	}
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

	const build = (list: SidebarEntry[], trail: number[], crumbs: Spot['breadcrumbs']): SidebarNode[] => {
		const nodes: SidebarNode[] = [];
		for (const entry of list) {
			const here = [...trail, nodes.length];
			if (entry.type === 'heading') {
				dropEmptyHeading(nodes);
				nodes.push(entry);
			} else if (entry.type === 'doc') {
				const page = titles(entry.path);
				if (page) {
					const label = entry.label ?? page.label;
					nodes.push({type: 'link', label, path: entry.path});
					// The first page of a group often has its name, which needn't be read twice.
					const above = crumbs.at(-1)?.label === label ? crumbs.slice(0, -1) : crumbs;
					place(entry.path, {trail: here, breadcrumbs: [...above, {label, path: entry.path}]});
				}
			} else if (entry.type === 'link') {
				if (entry.href !== undefined) {
					nodes.push({type: 'external', label: entry.label, href: entry.href});
				} else if (entry.path !== undefined && isWritten(entry.path)) {
					nodes.push({type: 'link', label: entry.label, path: entry.path});
				}
			} else {
				const path = entry.link !== undefined && titles(entry.link) ? entry.link : undefined;
				const crumb = {label: entry.label, ...(path === undefined ? {} : {path})};
				if (path !== undefined) {
					place(path, {trail: here, breadcrumbs: [...crumbs, crumb]});
				}

				const items = build(entry.items, here, [...crumbs, crumb]);
				const first = path ?? firstPath(items);
				if (first !== undefined) {
					nodes.push({type: 'category', label: entry.label, ...(path === undefined ? {} : {path}), first, items});
				}
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

/** What a page shows of its sidebar: the branch it stands on, the way to it, and its neighbors. */
export type Place = {
	sidebar?: Required<SidebarBranch>;
	breadcrumbs: {label: string; path?: string}[];
	previous?: PageLink;
	next?: PageLink;
};

/** The sidebar of a page: the tagged one if it has the page, else the first that has it, else the tagged one anyway. */
export const sidebarFor = (sidebars: readonly Sidebar[], path: string, tag?: string): Sidebar | undefined => {
	const tagged = sidebars.find(({id}) => id === tag);
	return tagged?.spots.has(path) ? tagged : (sidebars.find(({spots}) => spots.has(path)) ?? tagged);
};

/**
 * Where a page stands. `tag` names the sidebar to prefer when a page is in several; without it the first that has
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
