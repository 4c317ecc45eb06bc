import {useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';

/** Does for a navigation what a page load would do: a screen reader hears the title, structured data of the page before is gone. */
export function RouteAnnouncer() {
	const {pathname} = useLocation();
	const first = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (first.current !== pathname) {
			first.current = '';
			// It describes the page that was loaded, and nothing replaces it: see `pageMeta`.
			document.querySelector('script[type="application/ld+json"]')?.remove();
			setTitle(document.title);
		}
	}, [pathname]);

	return (
		<p className="visually-hidden" role="status">
			{title}
		</p>
	);
}
