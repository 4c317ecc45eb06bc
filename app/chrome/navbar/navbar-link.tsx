import {useLocation} from 'react-router';
import {cleanPath} from '../../navigation/clean-path';
import {newTab} from '../../navigation/links/external-link';
import {useSidebarBranch} from '../../navigation/use-sidebar-branch';
import {BrandIcon, ExternalIcon} from '../icons';
import {isActiveLink, type NavbarLink} from './navbar-links';

type Props = {item: NavbarLink; className?: string; showExternalMark?: boolean; showDescription?: boolean};

/** A link in the navbar, a drop-down or the mobile menu. Marked as current if the page is in its section. */
export function NavbarLinkView({item, className, showExternalMark, showDescription}: Props) {
	const {pathname} = useLocation();
	const active = isActiveLink(item, pathname, useSidebarBranch()?.id);
	const isExternal = item.href !== undefined;
	return (
		<a
			className={className}
			href={item.to ?? item.href}
			aria-label={item.ariaLabel}
			aria-current={active ? (item.to === cleanPath(pathname) ? 'page' : 'true') : undefined}
			{...(isExternal ? newTab : {})}
		>
			{item.icon ? <BrandIcon name={item.icon} /> : null}
			{item.html ? <span dangerouslySetInnerHTML={{__html: item.html}} /> : item.label}
			{showDescription && item.description ? <small>{item.description}</small> : null}
			{isExternal && showExternalMark ? <ExternalIcon /> : null}
		</a>
	);
}
