import {useLocation} from 'react-router';
import {baseUrlScript} from './base-url-script';

/**
 * On the home page only: a script that shows a banner when the site's own files do not load, which happens when the
 * site is served below another path than it was built for. It brings its own style, because the sheets are missing then.
 */
export function BaseUrlBanner() {
	const {pathname} = useLocation();
	// It only runs from prerendered markup, so the client bundle doesn't need it.
	const script = import.meta.env.SSR ? baseUrlScript() : '';
	return pathname === '/' ? <script dangerouslySetInnerHTML={{__html: script}} suppressHydrationWarning /> : null;
}
