import siteConfig from 'virtual:site-config';
import {type MouseEvent, useEffect, useRef, useState} from 'react';
import {lazyPart} from '../../islands/loading/lazy-part';
import {isSecondClick} from '../../lib/is-second-click';
import {isPlainClick} from '../../navigation/links/plain-click';
import {useBack} from '../../navigation/use-back';
import {DIALOG_TEXTS, searchPageUrl, textOf} from '../dialog-texts';
import styles from './search-dialog.module.css';
import {SearchStandIn} from './search-stand-in';
import type {Typed} from './typed';

const text = textOf(DIALOG_TEXTS);

/** Only loaded in browsers: Node can't import the package of the state machine. */
const load = (): Promise<typeof import('../modal/search-modal')> =>
	import.meta.env.SSR ? Promise.reject(new Error('The search opens in browsers only')) : import('../modal/search-modal');

/** Loads the search before it's opened. If that fails, opening it tries again and shows the error. */
export const preloadSearch = (): void => {
	load().then(
		({preload}) => preload(),
		() => {},
	);
};

const SearchModal = lazyPart(load, {name: 'app/search/modal/search-modal'}, SearchStandIn);

const AskMode = lazyPart(() => import('../../assistant/conversation/ask-mode'), {name: 'app/assistant/conversation/ask-mode'});

/** Whether the dialog offers the assistant. A third-party assistant only has a panel of its own. */
const canAsk = siteConfig.search.askAi !== false && siteConfig.assistant.provider !== 'embed';

type Props = {initialQuery: string; onClose: () => void};

/**
 * The modal dialog of the search. What is typed before the search has loaded is kept for it, including Enter. If it can't load, the dialog
 * links to the search page. A question for the assistant replaces the search with the assistant, until the reader goes back or closes the
 * dialog.
 */
export function SearchDialog({initialQuery, onClose}: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const typed = useRef<Typed>({query: initialQuery, entered: false});
	const [question, setQuestion] = useState<string>();
	const pressed = useRef<EventTarget>(null);
	const close = () => dialog.current?.close();

	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		preloadSearch();
		return () => element?.close();
	}, []);
	// Only on Back, not on every navigation, which may be one that started before the search was opened again.
	useBack(close);

	const ask = (asked: string) => {
		typed.current = {query: asked, entered: false};
		setQuestion(asked);
	};

	const onClick = ({target, nativeEvent}: MouseEvent) => {
		const isLink = target instanceof Element && target.closest('a[href]') !== null;
		// A click on the backdrop. A press that starts inside, such as one that selects the query, isn't one, wherever it ends.
		const isBeside = target === dialog.current && target === pressed.current && !isSecondClick(nativeEvent);
		if (isBeside || (isLink && isPlainClick(nativeEvent))) {
			close();
		}
	};

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: dialogs close on Escape by themselves.
		<dialog
			ref={dialog}
			className={styles.dialog}
			aria-label={text('label')}
			tabIndex={-1}
			onClose={onClose}
			onMouseDown={(event) => {
				pressed.current = event.target;
				// The second press of a double click may land beside the dialog, which must not take the focus from the box.
				if (event.target === dialog.current) {
					event.preventDefault();
				}
			}}
			onClick={onClick}
		>
			{canAsk && question !== undefined ? (
				<AskMode question={question} onBack={() => setQuestion(undefined)} onClose={close} />
			) : (
				<SearchModal typed={typed} close={close} onAsk={canAsk ? ask : undefined} />
			)}
			<p className={styles.fallback}>
				{searchPageUrl() ? (
					<a href={searchPageUrl()} data-reload>
						{text('openPage')}
					</a>
				) : null}
				<button type="button" onClick={close}>
					{text('cancel')}
				</button>
			</p>
		</dialog>
	);
}
