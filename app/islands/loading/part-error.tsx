import {useLayoutEffect, useRef} from 'react';
import {messageOf} from '../../lib/message-of';
import styles from './loading.module.css';

type Props = {
	error: unknown;
	retry: () => void;
	/** Retrying has failed, too. The page may be older than the deployed site, so a button to reload it is offered. */
	hasRetried?: boolean;
};

/** Whether the browser lacks a feature. Retrying wouldn't help, so the message is shown as a note. */
const isUnsupported = (error: unknown): error is DOMException => error instanceof DOMException && error.name === 'NotSupportedError';

/** The messages of Chromium, Firefox, Safari and Vite for code or styles that couldn't be loaded. They contain a URL that doesn't help readers. */
const NOT_LOADED = /dynamically imported module|Importing a module script|preload CSS/i;

/** The message of an error, in words for readers. */
export const textOf = (error: unknown): string => {
	const message = messageOf(error);
	return NOT_LOADED.test(message) ? 'This part of the page could not be loaded. Check your network connection.' : message;
};

/**
 * Shows an error with a button that tries again. A `NotSupportedError` of the platform is shown as a plain note instead. Inside an island,
 * it sets the placeholder's `data-state`.
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
				{error.message}
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
