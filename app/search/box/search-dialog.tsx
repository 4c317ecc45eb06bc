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

/** Never drawn on the server, whose module loader cannot read the state machine's package. */
const load = (): Promise<typeof import('../modal/search-modal')> =>
	import.meta.env.SSR ? Promise.reject(new Error('The search opens in browsers only')) : import('../modal/search-modal');

/** Fetches the search before it is opened. What fails here is tried again, and shown, when it is opened. */
export const preloadSearch = (): void => {
	load().then(
		({preload}) => preload(),
		() => {},
	);
};

const SearchModal = lazyPart(load, {name: 'app/search/modal/search-modal'}, SearchStandIn);

const AskMode = lazyPart(() => import('../../assistant/conversation/ask-mode'), {name: 'app/assistant/conversation/ask-mode'});

/** A third party's assistant has a panel of its own and no place here. */
const canAsk = siteConfig.search.askAi !== false && siteConfig.assistant.provider !== 'embed';

type Props = {initialQuery: string; onClose: () => void};

/**
 * The dialog around the search: modal, so the page behind it is inert and the focus stays inside. What is typed before
 * the search has arrived is kept for it, and so is Enter. When it cannot arrive, the search page is a way out. A question for the
 * assistant puts the assistant in the place of the search, until the reader goes back or closes the dialog.
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
	// Not on every new page: it may be one that the reader had chosen before the search was opened again.
	useBack(close);

	const ask = (asked: string) => {
		typed.current = {query: asked, entered: false};
		setQuestion(asked);
	};

	const onClick = ({target, nativeEvent}: MouseEvent) => {
		const isLink = target instanceof Element && target.closest('a[href]') !== null;
		// A press that began inside, such as one that selects the query, is no press beside the dialog wherever it ends.
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
			onMouseDown={({target}) => {
				pressed.current = target;
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
