import siteConfig from 'virtual:site-config';
import {memo, type RefObject, useEffect, useRef, useState} from 'react';
import {lazyPart} from '../../islands/loading/lazy-part';
import {useHydrated} from '../../lib/use-hydrated';
import {whenIdle} from '../../lib/when-idle';
import {Logo} from '../../theme/brand/logo';
import {MenuIcon} from '../icons';
import styles from './navbar.module.css';
import {NavbarItemView} from './navbar-item';

const {items, logo} = siteConfig.navbar;

const loadMenu = () => import('../mobile-menu/mobile-menu');

const MobileMenu = lazyPart(loadMenu, {name: 'app/chrome/mobile-menu/mobile-menu'});

/** Preloads the menu where its button is visible, so that it also opens offline. */
const usePreloadedMenu = (button: RefObject<HTMLElement | null>): void => {
	useEffect(() => {
		whenIdle(() => {
			if (button.current?.checkVisibility()) {
				loadMenu().catch(() => {});
			}
		});
	}, [button]);
};

/** The bar that stays in view at the top of every page. */
export const Navbar = memo(function Navbar() {
	const [menuOpen, setMenuOpen] = useState(false);
	const hydrated = useHydrated();
	const hamburger = useRef<HTMLButtonElement>(null);
	usePreloadedMenu(hamburger);
	const side = (position: 'left' | 'right') =>
		items.filter((item) => item.position === position).map((item, index) => <NavbarItemView key={index} item={item} />);

	return (
		<header className={styles.header}>
			<nav className={styles.bar} aria-label="Main" data-prefetch="intent">
				<button
					ref={hamburger}
					type="button"
					className={`${styles.icon} ${styles.hamburger}`}
					aria-label="Open menu"
					aria-haspopup="dialog"
					aria-expanded={menuOpen}
					disabled={!hydrated}
					onClick={() => setMenuOpen(true)}
				>
					<MenuIcon />
				</button>
				<a
					className={styles.logo}
					href={logo.href}
					aria-label={logo.alt}
					onContextMenu={(event) => {
						event.preventDefault();
						window.open(logo.brandUrl, '_blank', 'noopener');
					}}
				>
					<Logo />
				</a>
				<div className={styles.left}>{side('left')}</div>
				<div className={styles.right}>{side('right')}</div>
			</nav>
			{menuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}
		</header>
	);
});
