import type {NavbarDropdown, NavbarItem, NavbarLink} from '../../../pipeline/config/navbar-schema';

export type {NavbarDropdown, NavbarItem, NavbarLink};

/** A path with one trailing slash, so that `/docs` does not match `/docs-old`. */
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** Whether a link is the one the reader is below: by its base path or expression when it has one, else by its own page. */
export function isActiveLink(link: Pick<NavbarLink, 'to' | 'activeBasePath' | 'activeBaseRegex'>, pathname: string): boolean {
	if (link.activeBaseRegex) {
		return new RegExp(link.activeBaseRegex).test(pathname);
	}

	if (link.activeBasePath) {
		return withSlash(pathname).startsWith(withSlash(link.activeBasePath));
	}

	return link.to !== undefined && withSlash(pathname) === withSlash(link.to);
}

/** Whether a drop-down or one of its entries is active. */
export function isActiveDropdown(dropdown: NavbarDropdown, pathname: string): boolean {
	return isActiveLink(dropdown, pathname) || dropdown.items.some((item) => item.type === 'default' && isActiveLink(item, pathname));
}
