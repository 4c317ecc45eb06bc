import {useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';

/** Does what a full page load would do: announces the title to screen readers, and removes the previous page's structured data. */
export function RouteAnnouncer() {
	const {pathname} = useLocation();
	const first = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (first.current !== pathname) {
			first.current = '';
			// It describes the first page, and client navigations don't replace it: see `pageMeta`.
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
