import siteConfig from 'virtual:site-config';
import {ColorModeToggle} from './color-mode-toggle';
import {DropdownView} from './dropdown';
import {SearchIcon, SparkIcon} from './icons';
import {LocaleDropdown} from './locale-dropdown';
import type {NavbarItem} from './navbar-links';
import {NavbarLinkView} from './navbar-link';
import {VersionDropdown} from './version-dropdown';
import styles from './navbar.module.css';

/** Draws one item of the navbar's configuration. A drawing that fails names the item, not only the component. */
export function NavbarItemView({item}: {item: NavbarItem}) {
	switch (item.type) {
		case 'default':
			return <NavbarLinkView item={item} className={item.icon && !item.label ? styles.icon : styles.link} />;
		case 'doc':
			return <NavbarLinkView item={{type: 'default', position: item.position, to: item.docId, label: item.label ?? item.docId}} className={styles.link} />;
		case 'docSidebar':
			return <NavbarLinkView item={sidebarLink(item)} className={styles.link} />;
		case 'html':
			return <div dangerouslySetInnerHTML={{__html: item.value}} />;
		case 'dropdown':
			return <DropdownView dropdown={item} />;
		case 'search':
			return (
				<a className={styles.search} href={`/${siteConfig.search.searchPagePath || 'search'}`} aria-label={siteConfig.search.placeholder}>
					<SearchIcon />
					<span className={styles.searchLabel}>{siteConfig.search.placeholder}</span>
				</a>
			);
		case 'askAi':
			return (
				<a className={styles.ask} href="/ai">
					<SparkIcon />
					<span>Ask AI</span>
				</a>
			);
		case 'colorMode':
			return siteConfig.colorMode.disableSwitch ? null : <ColorModeToggle />;
		case 'docsVersionDropdown':
			return <VersionDropdown names={item.versions} />;
		case 'localeDropdown':
			return <LocaleDropdown />;
		default:
			throw new Error(`A navbar item could not be rendered: unknown type in ${JSON.stringify(item)}. See navbar.items in site.config.ts.`);
	}
}

/** `to` is filled in by the build with the first page of the sidebar. */
function sidebarLink({sidebarId, label, position, ...rest}: Extract<NavbarItem, {type: 'docSidebar'}>) {
	const to = (rest as {to?: string}).to;
	return {type: 'default' as const, position, to, label: label ?? sidebarId, activeBasePath: to};
}
