import {useCallback, useEffect} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {isReachable} from '../navigation/loading/connection-error';
import {MessagePage} from './message-page';
import styles from './message-page.module.css';

type Props = {
	/** Only a full load of the page can help. */
	needsLoad?: boolean;
};

/** The network did not answer for the page asked for. Tries again when the reader says so and when the network is back. */
export function OfflinePage({needsLoad = false}: Props) {
	const navigate = useNavigate();
	const {pathname, search, hash} = useLocation();
	const retry = useCallback(async () => {
		if (!needsLoad) {
			void navigate(pathname + search + hash, {replace: true});
		} else if (await isReachable()) {
			// Without an answer the browser would put a page of its own in place of this one.
			window.location.reload();
		}
	}, [navigate, needsLoad, pathname, search, hash]);

	useEffect(() => {
		if (needsLoad) {
			void retry();
		}
	}, [needsLoad, retry]);
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
