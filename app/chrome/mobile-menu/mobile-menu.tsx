import siteConfig from 'virtual:site-config';
import {useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';
import {useSidebarBranch} from '../../navigation/use-sidebar-branch';
import {Logo} from '../../theme/brand/logo';
import {ChevronIcon, CloseIcon} from '../icons';
import navbarStyles from '../navbar/navbar.module.css';
import {NavbarItemView} from '../navbar/navbar-item';
import {NavbarLinkView} from '../navbar/navbar-link';
import {isActiveDropdown, type NavbarDropdown, type NavbarItem} from '../navbar/navbar-links';
import styles from './mobile-menu.module.css';
import {useSecondaryMenuState} from './secondary-menu';

/**
 * The menu of narrow windows, with the navbar's items. If the page has a menu of its own, that one is shown first. It's a native modal
 * dialog, which traps the focus, closes on Escape and returns the focus to the button that opened it.
 */
export default function MobileMenu({onClose}: {onClose: () => void}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const {present, setSlot} = useSecondaryMenuState();
	const [wantsPrimary, setWantsPrimary] = useState(false);
	const showPrimary = !present || wantsPrimary;
	const {key} = useLocation();
	const openedAt = useRef(key);

	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		if (openedAt.current !== key) {
			dialog.current?.close();
		}
	}, [key]);
	useEffect(() => {
		// Wide windows show the navbar itself.
		const wide = window.matchMedia('(width >= 62.3125em)');
		const close = () => dialog.current?.close();
		wide.addEventListener('change', close);
		return () => wide.removeEventListener('change', close);
	}, []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog.
		<dialog
			ref={dialog}
			className={styles.dialog}
			aria-label="Menu"
			onClose={onClose}
			onClick={({target}) => target === dialog.current && dialog.current.close()}
		>
			<div className={styles.head}>
				<Logo />
				<button type="button" className={navbarStyles.icon} aria-label="Close menu" onClick={() => dialog.current?.close()}>
					<CloseIcon />
				</button>
			</div>
			{present ? (
				<button type="button" className={styles.switch} onClick={() => setWantsPrimary(!wantsPrimary)}>
					<span aria-hidden="true">{showPrimary ? '→' : '←'}</span> {showPrimary ? 'Section menu' : 'Back to main menu'}
				</button>
			) : null}
			<nav className={styles.body} aria-label="Main menu" hidden={!showPrimary}>
				<ul className={styles.list}>
					{siteConfig.navbar.items.map((item, index) => (
						<MobileItem key={index} item={item} />
					))}
				</ul>
			</nav>
			<div ref={setSlot} className={styles.body} hidden={showPrimary} />
		</dialog>
	);
}

function MobileItem({item}: {item: NavbarItem}) {
	if (item.type === 'dropdown') {
		return <MobileDropdown dropdown={item} />;
	}

	// These stay in the bar itself.
	if (item.type === 'search' || item.type === 'askAi' || item.type === 'colorMode') {
		return null;
	}

	if (item.type === 'default') {
		const named = {...item, label: item.label ?? item.ariaLabel};
		return (
			<li>
				<NavbarLinkView item={named} className={styles.link} showExternalMark />
			</li>
		);
	}

	return (
		<li>
			<NavbarItemView item={item} />
		</li>
	);
}

/** Starts expanded when one of its entries is the active page, and expands when one becomes active. */
function MobileDropdown({dropdown}: {dropdown: NavbarDropdown}) {
	const {pathname} = useLocation();
	const active = isActiveDropdown(dropdown, pathname, useSidebarBranch()?.id);
	const [open, setOpen] = useState(active);

	useEffect(() => {
		if (active) {
			setOpen(true);
		}
	}, [active]);

	return (
		<li>
			<button type="button" className={styles.link} aria-expanded={open} onClick={() => setOpen(!open)}>
				{dropdown.label}
				<ChevronIcon className={styles.chevron} />
			</button>
			{open ? (
				<ul className={styles.sublist}>
					{dropdown.items.map((item, index) => (
						<MobileItem key={index} item={item} />
					))}
				</ul>
			) : null}
		</li>
	);
}
