import {useLayoutEffect, useRef} from 'react';
import {messageOf} from '../../lib/message-of';
import styles from './loading.module.css';

type Props = {
	error: unknown;
	retry: () => void;
	/** Trying again has not helped: perhaps the page is older than the site. */
	hasRetried?: boolean;
};

/** What the browser cannot do is nobody's mistake, and trying again does not help. */
const isUnsupported = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotSupportedError';

/** How Chromium, Firefox, Safari and Vite say that code or its styles didn't arrive: with a URL that helps no reader. */
const NOT_LOADED = /dynamically imported module|Importing a module script|preload CSS/i;

const textOf = (error: unknown): string => {
	const message = messageOf(error);
	return NOT_LOADED.test(message) ? 'This part of the page could not be loaded. Check your network connection.' : message;
};

/**
 * A red box of half the screen's width with the error's text and a button that tries again; for a `NotSupportedError` of the
 * platform, a plain line below what is shown. Inside an island it sets the island's `data-state`.
 */
export const PartError = ({error, retry, hasRetried = false}: Props) => {
	const box = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const island = box.current?.closest<HTMLElement>('[data-island]');
		if (!island) {
			return;
		}
		island.dataset.state = 'error';
		return () => {
			island.dataset.state = 'loading';
		};
	}, []);

	if (isUnsupported(error)) {
		return (
			<div ref={box} role="note">
				{(error as DOMException).message}
			</div>
		);
	}

	return (
		<div ref={box} className={styles.error} role="alert">
			<p>{textOf(error)}</p>
			<button type="button" onClick={retry}>
				Retry
			</button>
			{hasRetried ? (
				<button type="button" onClick={() => window.location.reload()}>
					Reload the page
				</button>
			) : null}
		</div>
	);
};
