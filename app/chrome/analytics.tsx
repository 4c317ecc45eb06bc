import {useEffect} from 'react';
import {useLocation} from 'react-router';

type Gtag = (...args: unknown[]) => void;
type AnalyticsWindow = {dataLayer?: unknown[]; gtag?: Gtag};

/** Loads the analytics tag and reports a page view for each page. */
export function Analytics({measurementId}: {measurementId: string}) {
	const {pathname, search} = useLocation();

	useEffect(() => {
		const gtag = loadTag(measurementId);
		gtag('set', 'page_path', pathname + search);
		gtag('event', 'page_view');
	}, [measurementId, pathname, search]);

	return null;
}

function loadTag(measurementId: string): Gtag {
	const scope = window as AnalyticsWindow;
	if (scope.gtag) {
		return scope.gtag;
	}

	const layer: unknown[] = [];
	scope.dataLayer = layer;
	// The tag only accepts commands that are `arguments` objects.
	scope.gtag = function gtag() {
		// biome-ignore lint/complexity/noArguments: see above.
		layer.push(arguments);
	};
	scope.gtag('js', new Date());
	scope.gtag('config', measurementId, {send_page_view: false});
	const script = document.createElement('script');
	script.async = true;
	script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
	document.head.append(script);
	return scope.gtag;
}
