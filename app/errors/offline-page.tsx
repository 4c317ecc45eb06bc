import {useCallback, useEffect} from 'react';
import {createPath, useLocation, useNavigate} from 'react-router';
import {isReachable} from '../navigation/loading/connection-error';
import {MessagePage} from './message-page';
import styles from './message-page.module.css';

/** Milliseconds before each check whether the server responds. Browsers report being online a moment too early. */
const CHECK_DELAYS_MS = [0, 500, 2000, 5000, 15_000];

type Props = {
	/** Only a full page load helps. */
	needsLoad?: boolean;
};

/** Shown when the network failed while a page was loading. Retries on request, and when the network is back. */
export function OfflinePage({needsLoad = false}: Props) {
	const navigate = useNavigate();
	const address = createPath(useLocation());
	const retry = useCallback(async () => {
		if (!needsLoad) {
			void navigate(address, {replace: true});
		} else if (await isReachable()) {
			// If the server doesn't respond, the browser would show its own error page instead of this one.
			window.location.reload();
		}
	}, [navigate, needsLoad, address]);

	useEffect(() => {
		if (needsLoad) {
			void retry();
		}
	}, [needsLoad, retry]);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		let isShown = true;
		const look = (after = 0) => {
			clearTimeout(timer);
			timer = setTimeout(async () => {
				const answers = await isReachable();
				if (!isShown) {
					return;
				}

				if (answers) {
					void retry();
				} else if (after + 1 < CHECK_DELAYS_MS.length) {
					look(after + 1);
				}
			}, CHECK_DELAYS_MS[after]);
		};
		const onOnline = () => look();
		window.addEventListener('online', onOnline);
		return () => {
			isShown = false;
			clearTimeout(timer);
			window.removeEventListener('online', onOnline);
		};
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
