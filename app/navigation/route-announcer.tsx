import {useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';

/** Tells a screen reader the title of the page that a navigation led to, as a page load would. */
export function RouteAnnouncer() {
	const {pathname} = useLocation();
	const first = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (first.current !== pathname) {
			first.current = '';
			setTitle(document.title);
		}
	}, [pathname]);

	return (
		<p className="visually-hidden" role="status">
			{title}
		</p>
	);
}
