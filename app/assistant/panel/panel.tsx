import {useRef, useState, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {CloseIcon} from '../../chrome/icons';
import {useBack} from '../../navigation/use-back';
import {useHeaderEdge} from './header-edge';
import {askState, closeAsk, subscribeAsk} from './open-state';
import styles from './panel.module.css';
import {ResizeHandle} from './resize-handle';
import {useFrame} from './use-frame';
import {usePanelDialog} from './use-panel-dialog';

/** In narrower windows, the panel covers the page. */
const narrowQuery = () => window.matchMedia('(width < 40em)');

const onNarrowChange = (listener: () => void) => {
	const query = narrowQuery();
	query.addEventListener('change', listener);
	return () => query.removeEventListener('change', listener);
};

/**
 * The panel beside the page, with the assistant in an iframe. Once opened, it stays mounted through every navigation, even while it's
 * closed. On a phone, it's a modal dialog that covers the page.
 */
export default function AskPanel({onShown}: {onShown: (isShown: boolean) => void}) {
	const {isOpen, question} = useSyncExternalStore(subscribeAsk, askState);
	const dialog = useRef<HTMLDialogElement>(null);
	const iframe = useRef<HTMLIFrameElement>(null);
	const isNarrow = useSyncExternalStore(onNarrowChange, () => narrowQuery().matches);
	const [attempt, setAttempt] = useState(0);
	const frame = useFrame({iframe, question, onFollow: () => isNarrow && closeAsk()});
	useHeaderEdge(isOpen && !isNarrow);

	// Otherwise, it would cover the page that Back leads to.
	useBack(() => isNarrow && closeAsk());
	usePanelDialog(dialog, {isOpen, isNarrow, iframe, onShown});

	return createPortal(
		<dialog
			ref={dialog}
			className={styles.panel}
			data-ask-panel
			aria-label="Ask AI"
			onCancel={(event) => {
				event.preventDefault();
				closeAsk();
			}}
		>
			{isNarrow ? null : <ResizeHandle />}
			<div className={styles.head}>
				<h2 className={styles.title}>Ask AI</h2>
				<a className={styles.full} href="/ai" onClick={closeAsk}>
					Open as a page
				</a>
				<button type="button" className={styles.close} aria-label="Close Ask AI" onClick={closeAsk}>
					<CloseIcon />
				</button>
			</div>
			<div className={styles.body}>
				<iframe key={attempt} ref={iframe} className={styles.frame} src="/ai-embed" title="Ask AI" onLoad={frame.onLoad} />
				{frame.hasFailed ? (
					<div className={styles.failed} role="alert">
						<p>Ask AI could not be loaded. You might want to check your network connection.</p>
						<button
							type="button"
							onClick={() => {
								frame.retry();
								setAttempt(attempt + 1);
							}}
						>
							Retry
						</button>
					</div>
				) : null}
			</div>
		</dialog>,
		document.body,
	);
}
