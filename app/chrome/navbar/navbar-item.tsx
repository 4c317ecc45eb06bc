import siteConfig, {hasLocales, hasVersions} from 'virtual:site-config';
import {useLocation} from 'react-router';
import {AskButton} from '../../assistant/panel/ask-button';
import {useSidebarBranch} from '../../navigation/use-sidebar-branch';
import {SearchButton} from '../../search/box/search-button';
import {ColorModeToggle} from './color-mode-toggle';
import {Dropdown} from './dropdown';
import dropdownStyles from './dropdown.module.css';
import {LocaleDropdown} from './locale-dropdown';
import styles from './navbar.module.css';
import {NavbarLinkView} from './navbar-link';
import {isActiveDropdown, type NavbarDropdown, type NavbarItem} from './navbar-links';
import {VersionDropdown} from './version-dropdown';

/**
 * Renders one item of the navbar's configuration, in which `pipeline/config` has already turned docs and sidebars into links. Throws an
 * error that includes the item if its type is unknown.
 */
export function NavbarItemView({item}: {item: NavbarItem}) {
	switch (item.type) {
		case 'default':
			return <NavbarLinkView item={item} className={item.icon && !item.label ? styles.icon : styles.link} />;
		case 'html':
			return <div dangerouslySetInnerHTML={{__html: item.value}} />;
		case 'dropdown':
			return <DropdownView dropdown={item} />;
		case 'search':
			return <SearchButton className={styles.search} labelClassName={styles.searchLabel} />;
		case 'askAi':
			return <AskButton className={styles.ask} />;
		case 'colorMode':
			return siteConfig.colorMode.disableSwitch ? null : <ColorModeToggle />;
		case 'docsVersionDropdown':
			return hasVersions ? <VersionDropdown names={item.versions} /> : null;
		case 'localeDropdown':
			return hasLocales ? <LocaleDropdown /> : null;
		default:
			throw new Error(`A navbar item could not be rendered: unknown type in ${JSON.stringify(item)}. See navbar.items in site.config.ts.`);
	}
}

/** A drop-down of links. */
function DropdownView({dropdown}: {dropdown: NavbarDropdown}) {
	const {pathname} = useLocation();
	const active = isActiveDropdown(dropdown, pathname, useSidebarBranch()?.id);
	return (
		<Dropdown label={dropdown.label} active={active}>
			{(wasOpened) =>
				dropdown.items.map((item, index) => (
					<li key={index}>
						{item.type === 'default' ? (
							// Descriptions are rendered when the menu first opens, so that closed menus add nothing to every page.
							<NavbarLinkView item={item} className={dropdownStyles.entry} showExternalMark showDescription={wasOpened} />
						) : (
							<NavbarItemView item={item} />
						)}
					</li>
				))
			}
		</Dropdown>
	);
}
