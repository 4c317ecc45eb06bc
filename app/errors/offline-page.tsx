import {useCallback, useEffect} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {MessagePage} from './message-page';
import styles from './message-page.module.css';

/** The network did not answer for the page asked for. Tries again when the reader says so and when the network is back. */
export function OfflinePage() {
	const navigate = useNavigate();
	const {pathname, search, hash} = useLocation();
	const retry = useCallback(() => navigate(pathname + search + hash, {replace: true}), [navigate, pathname, search, hash]);

	useEffect(() => {
		window.addEventListener('online', retry);
		return () => window.removeEventListener('online', retry);
	}, [retry]);

	return (
		<MessagePage title="This page could not be loaded.">
			<p>Check your network connection. Pages that you have seen before may still open.</p>
			<button type="button" className={styles.action} onClick={retry}>
				Try again
			</button>
		</MessagePage>
	);
}
