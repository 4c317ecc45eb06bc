import siteConfig, {hasAnalytics, hasAnnouncement} from 'virtual:site-config';
import {type ReactNode, useRef} from 'react';
import {useLocation, UNSAFE_useScrollRestoration as useScrollRestoration} from 'react-router';
import {cleanPath} from '../navigation/clean-path';
import {useHydrationFlag} from '../navigation/hydration-flag';
import {useDocumentLinks} from '../navigation/links/document-links';
import {usePrefetch} from '../navigation/links/prefetch';
import {useNavigationFaults} from '../navigation/loading/use-navigation-faults';
import {NavigationProgress} from '../navigation/navigation-progress';
import {RouteAnnouncer} from '../navigation/route-announcer';
import {useSkipLinkFocus} from '../navigation/skip-link-focus';
import {useProseControls} from '../prose/prose-controls';
import {Analytics} from './analytics';
import {AnnouncementBar} from './announcement-bar';
import {BaseUrlBanner} from './base-url-banner';
import {Footer} from './footer';
import {SecondaryMenuProvider} from './mobile-menu/secondary-menu';
import {Navbar} from './navbar/navbar';
import {SkipLink} from './skip-link';

/** The page inside the assistant's iframe has no chrome. */
const BARE_PAGE = '/ai-embed';

/** The layout around every page: skip link, announcement, navbar, main content, footer. */
export function Chrome({children}: {children: ReactNode}) {
	const main = useRef<HTMLElement>(null);
	const isBare = cleanPath(useLocation().pathname) === BARE_PAGE;
	const skipToMain = useSkipLinkFocus(main);
	// Not the router's component, which adds a script to every page that fails where storage is blocked. On a reload, the browser
	// restores the position itself.
	useScrollRestoration();
	useHydrationFlag();
	useDocumentLinks();
	useNavigationFaults();
	usePrefetch();
	useProseControls();

	if (isBare) {
		return (
			<main id="main-content" ref={main} tabIndex={-1}>
				{children}
			</main>
		);
	}

	return (
		<SecondaryMenuProvider>
			<SkipLink onUse={skipToMain} />
			{/* For agents that fetch the document. Hidden from readers and from assistive technology. */}
			<p hidden>
				Every page has a Markdown form at its URL + .md; all of them are listed in <a href="/llms.txt">/llms.txt</a>.
			</p>
			{siteConfig.baseUrlIssueBanner ? <BaseUrlBanner /> : null}
			<NavigationProgress />
			{hasAnnouncement && siteConfig.announcementBar ? <AnnouncementBar {...siteConfig.announcementBar} /> : null}
			<Navbar />
			<main id="main-content" ref={main} tabIndex={-1}>
				{children}
			</main>
			<Footer />
			<RouteAnnouncer />
			{hasAnalytics && siteConfig.analytics ? <Analytics {...siteConfig.analytics} /> : null}
		</SecondaryMenuProvider>
	);
}
