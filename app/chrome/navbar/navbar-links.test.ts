import {describe, expect, it} from 'vitest';
import {isActiveDropdown, isActiveLink, type NavbarDropdown} from './navbar-links';

describe('NAV-03 the active navbar item', () => {
	it.each([
		['its own page', {to: '/docs'}, '/docs', true],
		['its own page with a trailing slash', {to: '/docs'}, '/docs/', true],
		['a page below it without a base path', {to: '/docs'}, '/docs/spring', false],
		['a page below its base path', {to: '/docs', activeBasePath: '/docs'}, '/docs/spring', true],
		['a page whose name only starts alike', {to: '/docs', activeBasePath: '/docs'}, '/docs-old', false],
		['a page its expression matches', {to: '/docs/api', activeBaseRegex: '^/docs/(api|cli)(/|$)'}, '/docs/cli', true],
		['a page its expression does not match', {to: '/docs/api', activeBaseRegex: '^/docs/(api|cli)(/|$)'}, '/docs/layers', false],
		['an external link', {}, '/docs', false],
		['a page of its sidebar, wherever it is', {to: '/docs/api', activeSidebar: 'apiSidebar'}, '/docs/spring', true, 'apiSidebar'],
		['a page of another sidebar', {to: '/docs', activeSidebar: 'main', activeBaseRegex: '^/docs'}, '/docs/spring', false, 'apiSidebar'],
		['a page of its sidebar that its expression leaves out', {activeSidebar: 'main', activeBaseRegex: '^/no'}, '/docs', false, 'main'],
	])('NAV-03 %s', (_, link, pathname, active, sidebar?: string) => {
		expect(isActiveLink(link, pathname, sidebar)).toBe(active);
	});

	it('NAV-03 a drop-down is active when one of its entries is', () => {
		const dropdown = {
			type: 'dropdown',
			position: 'left',
			label: 'Resources',
			items: [{type: 'default', position: 'left', to: '/blog', label: 'Blog', activeBasePath: '/blog'}],
		};
		expect(isActiveDropdown(dropdown as NavbarDropdown, '/blog/4-0')).toBe(true);
		expect(isActiveDropdown(dropdown as NavbarDropdown, '/learn')).toBe(false);
	});
});
