import type {NavbarItem, SiteConfig} from './schema';

/** An entry of the navbar or footer that is not shown because its page does not exist yet. */
export type LeftOutEntry = {where: string; label: string; path: string};

type Entry = {to?: string; docId?: string; label?: string};

/**
 * The configuration without the navbar and footer entries whose page of the site does not exist, and a list of them.
 * A dropdown that has no entries left disappears; one whose own page is missing stays, without its link.
 */
export const pruneConfig = (config: SiteConfig, exists: (path: string) => boolean): {config: SiteConfig; leftOut: LeftOutEntry[]} => {
	const leftOut: LeftOutEntry[] = [];
	const isThere = (entry: object, where: string): boolean => {
		const {to, docId, label} = entry as Entry;
		const path = (to ?? docId)?.replace(/[?#].*/, '') || undefined;
		if (path === undefined || exists(path)) {
			return true;
		}
		leftOut.push({where, label: label ?? path, path});
		return false;
	};

	const items = config.navbar.items.flatMap((item, index): NavbarItem[] => {
		const where = `navbar.items[${index}]`;
		if (item.type !== 'dropdown') {
			return isThere(item, where) ? [item] : [];
		}
		const entries = item.items.filter((entry, at) => isThere(entry, `${where}.items[${at}]`));
		if (!entries.length) {
			return [];
		}
		return [{...item, to: isThere(item, where) ? item.to : undefined, items: entries}];
	});
	const columns = config.footer.columns.map((column, index) => ({
		...column,
		items: column.items.filter((entry, at) => isThere(entry, `footer.columns[${index}].items[${at}]`)),
	}));
	return {config: {...config, navbar: {...config.navbar, items}, footer: {...config.footer, columns}}, leftOut};
};
