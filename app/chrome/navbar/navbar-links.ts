import type {NavbarDropdown, NavbarItem, NavbarLink} from '../../../pipeline/config/navbar-schema';

export type {NavbarDropdown, NavbarItem, NavbarLink};

/** A path with a trailing slash, so that `/docs` doesn't match `/docs-old`. */
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

type ActiveRule = Pick<NavbarLink, 'to' | 'activeBasePath' | 'activeBaseRegex' | 'activeSidebar'>;

/**
 * Whether a link's section contains the current page: by the page's sidebar if both have one, otherwise by its base path or
 * regular expression, otherwise if it's the page itself.
 */
export function isActiveLink(link: ActiveRule, pathname: string, sidebar?: string): boolean {
	if (link.activeSidebar && sidebar && (sidebar !== link.activeSidebar || !link.activeBaseRegex)) {
		return sidebar === link.activeSidebar;
	}

	if (link.activeBaseRegex) {
		return new RegExp(link.activeBaseRegex).test(pathname);
	}

	if (link.activeBasePath) {
		return withSlash(pathname).startsWith(withSlash(link.activeBasePath));
	}

	return link.to !== undefined && withSlash(pathname) === withSlash(link.to);
}

/** Whether a drop-down or one of its entries is active. */
export function isActiveDropdown(dropdown: NavbarDropdown, pathname: string, sidebar?: string): boolean {
	return (
		isActiveLink(dropdown, pathname, sidebar) ||
		dropdown.items.some((item) => item.type === 'default' && isActiveLink(item, pathname, sidebar))
	);
}
