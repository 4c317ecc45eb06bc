import type {SidebarNode} from '../../pipeline/content/types';

const SCOPE = '@remotion/';

/** A package's name in two parts: every package repeats the scope, so that only the rest tells them apart. */
export const splitScope = (label: string): [scope: string, name: string] =>
	label.startsWith(SCOPE) ? [SCOPE, label.slice(SCOPE.length)] : ['', label];

const plain = (text: string): string => splitScope(text.trim().toLowerCase())[1];

/** What is looked for; a scope that is still being typed looks for nothing yet. */
const wantedOf = (text: string): string => {
	const wanted = plain(text);
	return SCOPE.startsWith(wanted) ? '' : wanted;
};

/** The last part of an entry's URL: `render-media` for `renderMedia()`. */
const slugOf = (item: SidebarNode): string => ('path' in item ? (item.path?.split('/').at(-1) ?? '') : '');

/**
 * The entries whose label or name in the URL contains the text, in their categories; a category that is meant itself keeps
 * all of its pages. The scope of packages may be typed, but isn't searched.
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
