import {useLocation} from 'react-router';
import {baseUrlScript} from './base-url-script';

/**
 * On the home page only: a script that shows a banner if the site's own files don't load, which happens when the site is served under a
 * different path than it was built for. It has inline styles, because the style sheets are missing, too.
 */
export function BaseUrlBanner() {
	const {pathname} = useLocation();
	// It only runs from prerendered markup, so the client bundle doesn't need it.
	const script = import.meta.env.SSR ? baseUrlScript() : '';
	return pathname === '/' ? <script dangerouslySetInnerHTML={{__html: script}} suppressHydrationWarning /> : null;
}
