import {type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState} from 'react';
import {createPath} from 'react-router';
import {isComposing} from '../../lib/is-composing';
import {pageLink} from '../../navigation/links/page-link';
import {isPlainClick} from '../../navigation/links/plain-click';
import {isSearchKey} from '../../search/box/search-key';
import {ConversationView} from '../conversation/conversation';
import {useConversation} from '../conversation/use-conversation';
import {hostFound, hostKnown} from '../host-search';
import styles from './panel-frame.module.css';
import {type FrameMessage, isFrom, readHostMessage} from './protocol';

const isFramed = (): boolean => window.parent !== window;

const send = (message: FrameMessage): void => window.parent.postMessage(message, window.location.origin);

/** Listens to the page around the iframe. Returns whether it's a page of this site. Otherwise, links work as usual. */
const useHost = (ask: (question: string) => void): boolean => {
	const [isHosted, setHosted] = useState(false);
	useEffect(() => {
		const {host, origin} = window.location;
		const onMessage = (event: MessageEvent) => {
			const message = isFramed() && isFrom(event, window.parent, origin) ? readHostMessage(event.data) : undefined;
			switch (message?.type) {
				case 'host':
					setHosted(message.host === host);
					hostKnown(message.searches ? send : undefined);
					document.documentElement.dataset.theme = message.colorMode;
					break;
				case 'color-mode':
					document.documentElement.dataset.theme = message.colorMode;
					break;
				case 'found':
					hostFound(message);
					break;
				case 'question':
					ask(message.question);
					break;
				default:
			}
		};
		window.addEventListener('message', onMessage);
		if (isFramed()) {
			send({type: 'ready'});
		}

		return () => window.removeEventListener('message', onMessage);
	}, [ask]);
	return isHosted;
};

/** Focuses the question field when the iframe gets the focus, unless something else in it has it. */
const useFocus = (input: RefObject<HTMLElement | null>): void => {
	useEffect(() => {
		const onFocus = () => {
			if (document.activeElement === document.body) {
				input.current?.focus();
			}
		};
		window.addEventListener('focus', onFocus);
		if (document.hasFocus()) {
			onFocus();
		}

		return () => window.removeEventListener('focus', onFocus);
	}, [input]);
};

/** The iframe's side of the protocol. Opened in a window of its own, it works like any page. */
export function AskFrame() {
	const conversation = useConversation();
	const input = useRef<HTMLTextAreaElement>(null);
	const isHosted = useHost(conversation.ask);
	useFocus(input);

	const onClick = (event: MouseEvent) => {
		const anchor = event.target instanceof Element ? event.target.closest('a') : null;
		const url = anchor && pageLink(anchor);
		if (isHosted && url && isPlainClick(event.nativeEvent)) {
			event.preventDefault();
			send({type: 'link-click', path: createPath(url)});
		}
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event) && isFramed()) {
			send({type: 'close'});
		} else if (isHosted && isSearchKey(event)) {
			event.preventDefault();
			send({type: 'open-search'});
		}
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: handles events of the links and the field inside.
		<div className={styles.frame} data-ask-frame onClick={onClick} onKeyDown={onKeyDown}>
			<h1 className="visually-hidden">Ask AI</h1>
			<ConversationView conversation={conversation} input={input} />
		</div>
	);
}
