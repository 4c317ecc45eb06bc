import type {SidebarNode} from '../../pipeline/content/types';

const SCOPE = '@remotion/';

/** Splits a package's name. All packages have the same scope, so only the rest is worth showing or searching. */
export const splitScope = (label: string): [scope: string, name: string] =>
	label.startsWith(SCOPE) ? [SCOPE, label.slice(SCOPE.length)] : ['', label];

const plain = (text: string): string => splitScope(text.trim().toLowerCase())[1];

/** The text to search for. While the scope is still being typed, there is none yet. */
const wantedOf = (text: string): string => {
	const wanted = plain(text);
	return SCOPE.startsWith(wanted) ? '' : wanted;
};

/** The last part of an entry's URL: `render-media` for `renderMedia()`. */
const slugOf = (item: SidebarNode): string => ('path' in item ? (item.path?.split('/').at(-1) ?? '') : '');

/**
 * The entries whose label or URL slug contains the text, in their categories. A category that matches itself keeps all of its pages. The
 * scope of packages may be typed, but isn't searched.
 */
export const filterSidebar = (items: readonly SidebarNode[], text: string): SidebarNode[] => {
	const wanted = wantedOf(text);
	const slug = wanted.replace(/\s+/g, '-');
	return items.flatMap((item) => {
		if (item.type === 'heading') {
			return [];
		}
		if (plain(item.label).includes(wanted) || slugOf(item).includes(slug)) {
			return [item];
		}
		if (item.type !== 'category') {
			return [];
		}
		const inner = filterSidebar(item.items ?? [], wanted);
		return inner.length > 0 ? [{...item, items: inner}] : [];
	});
};
